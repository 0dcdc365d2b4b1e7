<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>BesidePainter</name>
    <message>
        <source>Fork after event %1</source>
        <translation>Gabelung nach Ereignis %1</translation>
    </message>
</context>
<context>
    <name>ChartCsv</name>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Personage</source>
        <translation>Persönlichkeit</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Left in the bank</source>
        <translation>Noch in der Bank</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Gelegenheiten</translation>
    </message>
    <message>
        <source>Event (%1)</source>
        <comment>of a line</comment>
        <translation>Ereignis (%1)</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>Per event</source>
        <translation>Je Ereignis</translation>
    </message>
    <message>
        <source>Per turn</source>
        <translation>Je Zug</translation>
    </message>
    <message>
        <source>Per round</source>
        <translation>Je Runde</translation>
    </message>
</context>
<context>
    <name>ColumnPlot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlowPlot</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No income or spending in this period.</source>
        <translation>Keine Einnahmen oder Ausgaben in diesem Zeitraum.</translation>
    </message>
</context>
<context>
    <name>HomeChooser</name>
    <message>
        <source>Choose where to save</source>
        <translation>Speicherort wählen</translation>
    </message>
    <message>
        <source>Where should your lines and remarks on this game be saved?</source>
        <translation>Wo sollen Ihre Linien und Anmerkungen zu dieser Partie gespeichert werden?</translation>
    </message>
    <message>
        <source>In the library %1</source>
        <translation>In der Sammlung %1</translation>
    </message>
    <message>
        <source>In the file %1</source>
        <translation>In der Datei %1</translation>
    </message>
    <message>
        <source>Do the same for other files</source>
        <translation>Bei anderen Dateien ebenso</translation>
    </message>
    <message>
        <source>A library keeps every change, so you can undo even on another day. If you save in the file, Annales rewrites the file. Anyone who gets the file can then read your private remarks.</source>
        <translation>Eine Sammlung behält jede Änderung. So können Sie eine Änderung auch an einem anderen Tag noch rückgängig machen. Wenn Sie in der Datei speichern, schreibt Annales die Datei neu. Wer die Datei bekommt, kann auch Ihre privaten Anmerkungen lesen.</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>New: %1 · Known: %2 · Extended: %3 · Rejected: %4</source>
        <translation>Neu: %1 · Bekannt: %2 · Erweitert: %3 · Abgelehnt: %4</translation>
    </message>
    <message>
        <source>The import was cancelled. Up to then: %1</source>
        <translation>Der Import wurde abgebrochen. Bis dahin: %1</translation>
    </message>
    <message>
        <source>The import ended early. Up to then: %1</source>
        <translation>Der Import endete vorzeitig. Bis dahin: %1</translation>
    </message>
    <message>
        <source>Games imported. %1</source>
        <translation>Partien importiert. %1</translation>
    </message>
    <message>
        <source>Files: %1</source>
        <translation>Dateien: %1</translation>
    </message>
    <message>
        <source>The file being read when you cancelled was not imported.</source>
        <translation>Die Datei, die beim Abbrechen gelesen wurde, ist nicht importiert.</translation>
    </message>
    <message>
        <source>Rejected: %1, row %2: %3</source>
        <translation>Abgelehnt: %1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>Rejected: %1: %2</source>
        <translation>Abgelehnt: %1: %2</translation>
    </message>
    <message>
        <source>Extended: %1, game %2: %3 new events, %4 lines, %5 tags, %6 remarks</source>
        <translation>Erweitert: %1, Partie %2: Ereignisse +%3, Linien +%4, Schlagwörter +%5, Anmerkungen +%6</translation>
    </message>
    <message>
        <source>Nothing to import: no game files (%1) found.</source>
        <translation>Nichts zu importieren: Keine Dateien mit Partien (%1) gefunden.</translation>
    </message>
    <message>
        <source>Mistakes: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a file, then place and mistake</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Skipped: %1 does not look like a game.</source>
        <translation>Übersprungen: %1 sieht nicht nach einer Partie aus.</translation>
    </message>
    <message>
        <source>%1 is “%2” here and “%3” in the file</source>
        <translation>%1 ist hier „%2“ und in der Datei „%3“</translation>
    </message>
    <message>
        <source>%1 has the moves of game %2 under other headers: %3. The library keeps its own.</source>
        <translation>%1 hat die Züge der Partie %2 mit anderen Kopfdaten: %3. Die Sammlung behält ihre eigenen.</translation>
    </message>
    <message>
        <source>%1 has game %2, which was deleted from the list.</source>
        <translation>%1 enthält die Partie %2, die aus der Liste gelöscht wurde.</translation>
    </message>
    <message>
        <source>Replaced: %1 has a corrected version of game %2. The earlier version is deleted from the list.</source>
        <translation>Ersetzt: %1 enthält eine berichtigte Fassung der Partie %2. Die frühere Fassung ist aus der Liste gelöscht.</translation>
    </message>
    <message>
        <source>Both kept: %1 has a corrected version of game %2.</source>
        <translation>Beide behalten: %1 enthält eine berichtigte Fassung der Partie %2.</translation>
    </message>
    <message>
        <source>New line: %1 has a corrected version of game %2. It is a line of that game now.</source>
        <translation>Neue Linie: %1 enthält eine berichtigte Fassung der Partie %2. Sie ist jetzt eine Linie dieser Partie.</translation>
    </message>
    <message>
        <source>Deleted games that are back in the list: %1</source>
        <translation>Gelöschte Partien, die wieder in der Liste sind: %1</translation>
    </message>
    <message>
        <source>This is the library itself.</source>
        <translation>Das ist die Sammlung selbst.</translation>
    </message>
    <message>
        <source>Results without moves: new: %1 · known: %2 · left out: %3 · plays of other games: %4</source>
        <translation>Ergebnisse ohne Züge: neu: %1 · bekannt: %2 · weggelassen: %3 · Partien anderer Spiele: %4</translation>
    </message>
    <message>
        <source>%1 has other changes to game %2 than the library. Changes of the library that were kept: %3</source>
        <translation>%1 enthält andere Änderungen an der Partie %2 als die Sammlung. Änderungen der Sammlung, die behalten wurden: %3</translation>
    </message>
    <message>
        <source>Words in the results that leave a doubt: %1. Choose “Words of results…” to say what they mean.</source>
        <translation>Unklare Wörter in den Ergebnissen: %1. Wählen Sie „Wörter der Ergebnisse…“, um ihre Bedeutung anzugeben.</translation>
    </message>
</context>
<context>
    <name>LibraryTrouble</name>
    <message>
        <source>There is no library %1. Create it or open another one.</source>
        <translation>Es gibt keine Sammlung %1. Legen Sie sie an oder öffnen Sie eine andere.</translation>
    </message>
    <message>
        <source>%1 is not a library. The file was not changed. Open another file, or import this one if it is an event log.</source>
        <translation>%1 ist keine Sammlung. Die Datei wurde nicht geändert. Öffnen Sie eine andere, oder importieren Sie diese, falls sie ein Ereignisprotokoll ist.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Annales. Install the newer version to open it.</source>
        <translation>%1 stammt von einer neueren Version von Annales. Installieren Sie diese, um die Sammlung zu öffnen.</translation>
    </message>
    <message>
        <source>%1 was written by an earlier version of Annales and cannot be read by this one. Export its games with the earlier version, then import them into a new library.</source>
        <translation>%1 stammt von einer früheren Version von Annales und ist mit dieser nicht lesbar. Exportieren Sie die Partien mit der früheren Version und importieren Sie sie in eine neue Sammlung.</translation>
    </message>
    <message>
        <source>Cannot write %1. Allow writing to the file and its folder, or work on a copy elsewhere.</source>
        <translation>%1 kann nicht geschrieben werden. Erlauben Sie das Schreiben in die Datei und ihren Ordner, oder arbeiten Sie anderswo mit einer Kopie.</translation>
    </message>
    <message>
        <source>The disk is full. This change was not saved in %1. Free some space and try again.</source>
        <translation>Der Datenträger ist voll. Diese Änderung wurde nicht in %1 gespeichert. Schaffen Sie Platz und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Another program is writing to %1. Wait until it has finished, then try again.</source>
        <translation>Ein anderes Programm schreibt gerade in %1. Warten Sie, bis es fertig ist, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 is damaged. Close it and run “annales repair %1”. This recovers what can still be read and keeps the damaged file.</source>
        <translation>%1 ist beschädigt. Schließen Sie die Sammlung und rufen Sie „annales repair %1“ auf. Das rettet, was noch lesbar ist, und behält die beschädigte Datei.</translation>
    </message>
    <message>
        <source>The game is not in %1. Open the library again.</source>
        <translation>Die Partie ist nicht in %1. Öffnen Sie die Sammlung neu.</translation>
    </message>
    <message>
        <source>%1 was moved, deleted or replaced by another file. Nothing new can be saved in it.</source>
        <translation>%1 wurde verschoben, gelöscht oder durch eine andere Datei ersetzt. Neues lässt sich dort nicht speichern.</translation>
    </message>
    <message>
        <source>Another program removed the locks on %1 or the files beside it. This change was not saved. Try again.</source>
        <translation>Ein anderes Programm hat die Sperren von %1 oder die Dateien daneben entfernt. Diese Änderung wurde nicht gespeichert. Versuchen Sie es erneut.</translation>
    </message>
</context>
<context>
    <name>RacePlot</name>
    <message>
        <source>none left</source>
        <translation>keine mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <translation>
            <numerusform>%1 von %n Punkt</numerusform>
            <numerusform>%1 von %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>closed</source>
        <translation>vorbei</translation>
    </message>
    <message numerus="yes">
        <source>%n know-how open</source>
        <translation>
            <numerusform>%n Fortschritt offen</numerusform>
            <numerusform>%n Fortschritte offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n offen</numerusform>
            <numerusform>%n offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 temple to destroy</source>
        <translation>1 Tempel zu zerstören</translation>
    </message>
    <message numerus="yes">
        <source>%n temples to destroy</source>
        <translation>
            <numerusform>%n Tempel zu zerstören</numerusform>
            <numerusform>%n Tempel zu zerstören</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>by %1 · %2</source>
        <comment>author, size</comment>
        <translation>von %1 · %2</translation>
    </message>
    <message>
        <source>Line “%1” (%2). Click to show it.</source>
        <translation>Linie „%1“ (%2). Klicken zeigt sie.</translation>
    </message>
    <message>
        <source>… 1 more event</source>
        <translation>… noch 1 Ereignis</translation>
    </message>
    <message numerus="yes">
        <source>… %n more events</source>
        <translation>
            <numerusform>… noch %n Ereignis</numerusform>
            <numerusform>… noch %n Ereignisse</numerusform>
        </translation>
    </message>
    <message>
        <source>… %1 more remarks</source>
        <translation>… noch %1 Anmerkungen</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Eröffnung %1</translation>
    </message>
</context>
<context>
    <name>RowMaker</name>
    <message>
        <source>board %1</source>
        <translation>Spielplan %1</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>ohne Sieger</translation>
    </message>
    <message>
        <source>logged result</source>
        <translation>notiertes Ergebnis</translation>
    </message>
    <message>
        <source>result only</source>
        <translation>nur Ergebnis</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>winner unknown</source>
        <translation>Sieger unbekannt</translation>
    </message>
</context>
<context>
    <name>TimePlot</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>ValueBox</name>
    <message>
        <source>Before round 1, event %1</source>
        <translation>Vor Runde 1, Ereignis %1</translation>
    </message>
    <message>
        <source>Round %1, event %2</source>
        <translation>Runde %1, Ereignis %2</translation>
    </message>
</context>
<context>
    <name>annales::viewer::AccountPanel</name>
    <message>
        <source>Tempo on the rondel</source>
        <translation>Tempo auf dem Rondell</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Idle turns</source>
        <translation>Leere Züge</translation>
    </message>
    <message>
        <source>Useful turns vs. the others</source>
        <translation>Genutzte Züge gegenüber anderen</translation>
    </message>
    <message>
        <source>Turns that were not idle, minus the average of the other nations</source>
        <translation>Züge, die nicht leer waren, minus Durchschnitt der anderen Völker</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Spaces forward on the rondel</source>
        <translation>Felder vorwärts auf dem Rondell</translation>
    </message>
    <message>
        <source>Laps of the rondel</source>
        <translation>Runden um das Rondell</translation>
    </message>
    <message>
        <source>Steps / 8</source>
        <translation>Schritte / 8</translation>
    </message>
    <message>
        <source>Turns ahead</source>
        <translation>Züge voraus</translation>
    </message>
    <message>
        <source>Paid for steps</source>
        <translation>Für Schritte bezahlt</translation>
    </message>
    <message>
        <source>Goods and coins</source>
        <translation>Waren und Münzen</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Auf %1</translation>
    </message>
    <message>
        <source>Turns that moved to this space</source>
        <translation>Züge auf dieses Feld</translation>
    </message>
    <message>
        <source>Idle stock</source>
        <translation>Ungenutzter Vorrat</translation>
    </message>
    <message>
        <source>%1: unused × turns, peak, left</source>
        <translation>%1: ungenutzt × Züge, Spitze, Rest</translation>
    </message>
    <message>
        <source>Sum of the lowest stock in each turn; highest stock; stock at the end</source>
        <translation>Summe der niedrigsten Vorräte je Zug; höchster Vorrat; Vorrat am Ende</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Waste and idle units</source>
        <translation>Verluste und ungenutzte Einheiten</translation>
    </message>
    <message>
        <source>Coins instead of goods</source>
        <translation>Münzen statt Waren</translation>
    </message>
    <message>
        <source>Coins paid although suitable goods stayed unused until the end of the turn</source>
        <translation>Bezahlte Münzen, obwohl passende Waren bis zum Ende des Zuges ungenutzt blieben</translation>
    </message>
    <message>
        <source>Not produced</source>
        <translation>Nicht produziert</translation>
    </message>
    <message>
        <source>Traded away</source>
        <translation>Im Tausch verloren</translation>
    </message>
    <message>
        <source>Goods and coins given in trades, minus those received</source>
        <translation>Im Tausch gegebene Waren und Münzen minus erhaltene</translation>
    </message>
    <message>
        <source>Lost to cards</source>
        <translation>An Karten verloren</translation>
    </message>
    <message>
        <source>Personages the bank had run out of</source>
        <translation>Persönlichkeiten, die die Bank nicht mehr hatte</translation>
    </message>
    <message>
        <source>Units armed</source>
        <translation>Gerüstete Einheiten</translation>
    </message>
    <message>
        <source>Units on the board</source>
        <translation>Einheiten auf dem Brett</translation>
    </message>
    <message>
        <source>At the end of the line</source>
        <translation>Am Ende der Linie</translation>
    </message>
    <message>
        <source>Never moved (at most)</source>
        <translation>Nie bewegt (höchstens)</translation>
    </message>
    <message>
        <source>Units that may have stayed in the province where they were armed</source>
        <translation>Einheiten, die seit dem Rüsten in derselben Provinz geblieben sein können</translation>
    </message>
    <message>
        <source>Open a game to see its account.</source>
        <translation>Öffnen Sie eine Partie, um ihre Bilanz zu sehen.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Es wird gezählt…</translation>
    </message>
    <message>
        <source>For the whole line. Point at a number to see what it means.</source>
        <translation>Für die ganze Linie. Zeigen Sie auf eine Zahl, um zu sehen, was sie bedeutet.</translation>
    </message>
    <message>
        <source>Battles begun, cities conquered, temples destroyed, units felled</source>
        <translation>Begonnene Kämpfe, eroberte Städte, zerstörte Tempel, gefallene Einheiten</translation>
    </message>
    <message>
        <source>Against the %1</source>
        <translation>Gegen die %1</translation>
    </message>
    <message>
        <source>Goods that a nation could have produced on its space and did not</source>
        <translation>Waren, die ein Volk auf seinem Feld hätte produzieren können und nicht produziert hat</translation>
    </message>
    <message>
        <source>Turns with a rondel move and nothing else but trades, cards or battles</source>
        <translation>Züge, in denen ein Volk nur auf dem Rondell zog und sonst höchstens tauschte, Karten spielte oder kämpfte</translation>
    </message>
    <message>
        <source>Extra turns that the other nations would have needed, at their pace, to go this far. A higher number means farther, not better: slow nations skip fewer spaces</source>
        <translation>So viele Züge mehr hätten die anderen Völker bei ihrem Tempo für diese Strecke gebraucht. Eine höhere Zahl heißt weiter, nicht besser: Langsame Völker lassen weniger Felder aus</translation>
    </message>
    <message>
        <source>Attacks on other nations</source>
        <translation>Angriffe auf andere Völker</translation>
    </message>
</context>
<context>
    <name>annales::viewer::AddStepDialog</name>
    <message>
        <source>A remark with this text is added here. You can draw arrows and rings later.</source>
        <translation>Hier wird eine Anmerkung mit diesem Text hinzugefügt. Pfeile und Ringe können Sie später zeichnen.</translation>
    </message>
    <message>
        <source>Add to a lesson</source>
        <translation>Zu einer Lektion hinzufügen</translation>
    </message>
    <message>
        <source>Name of a new lesson</source>
        <translation>Name einer neuen Lektion</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>What should the Romans do now?</source>
        <translation>Was sollten die Römer jetzt tun?</translation>
    </message>
    <message>
        <source>Leave empty to show the text above without a question</source>
        <translation>Leer lassen, um den Text oben ohne Frage zu zeigen</translation>
    </message>
    <message>
        <source>Add step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>This game is no longer shown, so nothing was added. You can still copy your text from here.</source>
        <translation>Diese Partie wird nicht mehr gezeigt, darum wurde nichts hinzugefügt. Sie können Ihren Text hier noch kopieren.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Question or text</source>
        <translation>Frage oder Text</translation>
    </message>
    <message>
        <source>Line, event number or province; Enter inserts it</source>
        <translation>Linie, Ereignisnummer oder Provinz; die Eingabetaste fügt sie ein</translation>
    </message>
    <message>
        <source>Link in the answer</source>
        <translation>Verweis in der Antwort</translation>
    </message>
    <message>
        <source>An&amp;swers…</source>
        <translation>An&amp;tworten…</translation>
    </message>
    <message>
        <source>Right turns</source>
        <translation>Richtige Züge</translation>
    </message>
    <message>
        <source>None yet: pupils can play, but get no verdict. Choose Answers… to play the right turns.</source>
        <translation>Noch keine: Schüler können spielen, bekommen aber kein Urteil. Wählen Sie „Antworten…“, um die richtigen Züge zu spielen.</translation>
    </message>
    <message>
        <source>Your remark on this event becomes a step of the lesson. The remark keeps its glyphs and marks.</source>
        <translation>Ihre Anmerkung zu diesem Ereignis wird zu einem Schritt der Lektion. Die Anmerkung behält ihre Zeichen und Markierungen.</translation>
    </message>
    <message>
        <source>None. A step without an answer asks no question.</source>
        <translation>Keine. Ein Schritt ohne Antwort stellt keine Frage.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::AnalysisBook</name>
    <message>
        <source>No inaccuracies or mistakes found after this point.</source>
        <translation>Danach wurden keine Ungenauigkeiten oder Fehler gefunden.</translation>
    </message>
    <message>
        <source>No inaccuracies or mistakes found before this point.</source>
        <translation>Davor wurden keine Ungenauigkeiten oder Fehler gefunden.</translation>
    </message>
    <message>
        <source>No alternative was compared with this turn.</source>
        <translation>Mit diesem Zug wurde keine Alternative verglichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of this game's analyses are damaged and were left out. Check the library with “annales check” for details.</source>
        <translation>
            <numerusform>%n Zeile der Analysen dieser Partie ist beschädigt und bleibt weg. Genaueres zeigt „annales check“.</numerusform>
            <numerusform>%n Zeilen der Analysen dieser Partie sind beschädigt und bleiben weg. Genaueres zeigt „annales check“.</numerusform>
        </translation>
    </message>
    <message>
        <source>The analysis was not saved. %1</source>
        <translation>Die Analyse wurde nicht gespeichert. %1</translation>
    </message>
    <message>
        <source>No turns have been played on this line yet.</source>
        <translation>Auf dieser Linie wurde noch kein Zug gespielt.</translation>
    </message>
    <message>
        <source>This line is already analysed. Choose more effort for more certainty.</source>
        <translation>Diese Linie ist schon analysiert. Mehr Aufwand macht die Ergebnisse sicherer.</translation>
    </message>
    <message>
        <source>The other analysis was stopped. Its results are kept.</source>
        <translation>Die andere Analyse wurde beendet. Ihre Ergebnisse bleiben erhalten.</translation>
    </message>
    <message>
        <source>Finish changing the decision first. Then make the lesson.</source>
        <translation>Beenden Sie zuerst das Ändern der Entscheidung. Erstellen Sie dann die Lektion.</translation>
    </message>
    <message>
        <source>Finish changing the decision first. Then play the best alternative.</source>
        <translation>Beenden Sie zuerst das Ändern der Entscheidung. Spielen Sie dann die beste Alternative.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::AnalysisPanel</name>
    <message>
        <source>All nations</source>
        <translation>Alle Völker</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit…</translation>
    </message>
    <message>
        <source>%v of %m turns</source>
        <translation>%v von %m Zügen</translation>
    </message>
    <message>
        <source>%v of %m turns of another line</source>
        <translation>%v von %m Zügen einer anderen Linie</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Per decision</source>
        <translation>Je Entscheidung</translation>
    </message>
    <message>
        <source>Open a game to analyse it.</source>
        <translation>Öffnen Sie eine Partie, um sie zu analysieren.</translation>
    </message>
    <message>
        <source>Cannot write to the library: the analysis is kept only while the game is open.</source>
        <translation>In die Sammlung kann nicht geschrieben werden: Die Analyse bleibt nur erhalten, solange die Partie offen ist.</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>This game is not in a library: the analysis is kept only while the game is open.</source>
        <translation>Diese Partie ist in keiner Sammlung: Die Analyse bleibt nur erhalten, solange die Partie offen ist.</translation>
    </message>
    <message>
        <source>The first results will appear soon.</source>
        <translation>Die ersten Ergebnisse kommen gleich.</translation>
    </message>
    <message>
        <source>How did the chances change from turn to turn, and which turns lost chances? Analyse this line to see: bots play on many times from every turn.</source>
        <translation>Wie haben sich die Chancen Zug für Zug verändert, und welche Züge haben Chancen gekostet? Analysieren Sie diese Linie, um es zu sehen: Bots spielen von jedem Zug aus viele Male weiter.</translation>
    </message>
    <message>
        <source>%1 of %2 turns are analysed.</source>
        <translation>%1 von %2 Zügen sind analysiert.</translation>
    </message>
    <message>
        <source>Without rollouts, turns are not judged.</source>
        <translation>Ohne Fortsetzungen werden Züge nicht beurteilt.</translation>
    </message>
    <message>
        <source>Press Enter to go to the turn.</source>
        <translation>Mit der Eingabetaste kommen Sie zum Zug.</translation>
    </message>
    <message>
        <source>Chances are estimated with bots that play on.</source>
        <translation>Die Chancen sind mit Bots geschätzt, die weiterspielen.</translation>
    </message>
    <message>
        <source>Chances are estimated with bots that move on the rondel like the players of this game.</source>
        <translation>Die Chancen sind mit Bots geschätzt, die auf dem Rondell ziehen wie die Spieler dieser Partie.</translation>
    </message>
    <message>
        <source>Against bots</source>
        <translation>Gegen Bots</translation>
    </message>
    <message>
        <source>Against these players</source>
        <translation>Gegen diese Spieler</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen wen</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Gründlich</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>How often bots play on from each turn: 16, 48 or 200 times. More is more certain but takes longer. Results with another effort are kept.</source>
        <translation>Wie oft Bots von jedem Zug aus weiterspielen: 16-, 48- oder 200-mal. Mehr ist sicherer, dauert aber länger. Ergebnisse mit anderem Aufwand bleiben erhalten.</translation>
    </message>
    <message>
        <source>Analyses the shown line, or pauses the analysis (L)</source>
        <translation>Analysiert die gezeigte Linie oder hält die Analyse an (L)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Stops the analysis. Results are kept, and the next run continues from there</source>
        <translation>Beendet die Analyse. Die Ergebnisse bleiben, und beim nächsten Mal geht es von dort weiter</translation>
    </message>
    <message>
        <source>Shown analysis</source>
        <translation>Gezeigte Analyse</translation>
    </message>
    <message>
        <source>Chooses which analysis of this line is shown, by effort and version</source>
        <translation>Wählt, welche Analyse dieser Linie gezeigt wird, nach Aufwand und Version</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Another analysis of this line: dashed in the ribbon, in brackets at the pointer</source>
        <translation>Eine andere Analyse dieser Linie: gestrichelt im Band, in Klammern am Mauszeiger</translation>
    </message>
    <message>
        <source>Turns of</source>
        <translation>Züge von</translation>
    </message>
    <message>
        <source>Judged as</source>
        <translation>Beurteilt als</translation>
    </message>
    <message>
        <source>?! and worse</source>
        <translation>?! und schlechter</translation>
    </message>
    <message>
        <source>? and worse</source>
        <translation>? und schlechter</translation>
    </message>
    <message>
        <source>?? only</source>
        <translation>nur ??</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message>
        <source>Better way</source>
        <translation>Besserer Weg</translation>
    </message>
    <message>
        <source>Turns that lost chances</source>
        <translation>Züge, die Chancen gekostet haben</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n question(s)</source>
        <translation>
            <numerusform>%1: %n Frage</numerusform>
            <numerusform>%1: %n Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Due today: %n question(s)</source>
        <translation>
            <numerusform>Heute fällig: %n Frage</numerusform>
            <numerusform>Heute fällig: %n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Makes a lesson from the moments with the largest certain losses, spread over the game, for the nations and judgements chosen here (Shift+W). You can undo this.</source>
        <translation>Erstellt eine Lektion aus den Momenten, die nachweislich am meisten Chancen gekostet haben, über die Partie verteilt, für die hier gewählten Völker und Urteile (Umschalt+W). Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Quizzes you on a nation's mistakes: find a better turn (K)</source>
        <translation>Fragt die Fehler eines Volkes ab: Finden Sie einen besseren Zug (K)</translation>
    </message>
    <message>
        <source>%1: finding out why…</source>
        <translation>%1: Die Ursache wird gesucht…</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Decisions: turns in which the nation could have moved elsewhere on the rondel. Accuracy: the share of decisions without a proven loss against the best alternative found. Per decision: the mean loss over these decisions, in percentage points, with its 95 % confidence interval in brackets.</source>
        <translation>Entscheidungen: Züge, in denen das Volk auf dem Rondell anderswohin hätte ziehen können. Genauigkeit: der Anteil der Entscheidungen ohne nachgewiesenen Verlust gegenüber der besten gefundenen Alternative. Je Entscheidung: der mittlere Verlust über diese Entscheidungen in Prozentpunkten, in Klammern sein 95-%-Konfidenzintervall.</translation>
    </message>
    <message>
        <source>No turns with a proven loss match these filters. That does not mean that all turns were good.</source>
        <translation>Mit diesen Filtern gibt es keine Züge mit nachgewiesenem Verlust. Das heißt nicht, dass alle Züge gut waren.</translation>
    </message>
    <message>
        <source>The record ends in the middle of the last turn, so this turn is not judged.</source>
        <translation>Die Aufzeichnung endet mitten im letzten Zug, daher wird dieser Zug nicht beurteilt.</translation>
    </message>
    <message>
        <source>Chances are estimated with the player that has learned this game.</source>
        <translation>Die Chancen sind mit dem Spieler geschätzt, der dieses Spiel gelernt hat.</translation>
    </message>
    <message>
        <source>No player has learned this game yet, so turns are not judged against strong play.</source>
        <translation>Dieses Spiel hat noch kein Spieler gelernt, daher werden Züge nicht gegen starkes Spiel beurteilt.</translation>
    </message>
    <message>
        <source>%1: the companies differ, so this is not called a mistake.</source>
        <translation>%1: Die Gesellschaften weichen ab, daher gilt das nicht als Fehler.</translation>
    </message>
    <message>
        <source>%1: no single action was found that explains the loss by itself.</source>
        <translation>%1: Es wurde keine einzelne Aktion gefunden, die den Verlust allein erklärt.</translation>
    </message>
    <message>
        <source>Against strong play</source>
        <translation>Gegen starkes Spiel</translation>
    </message>
    <message>
        <source>Against varied strong play</source>
        <translation>Gegen wechselndes starkes Spiel</translation>
    </message>
    <message>
        <source>Companies differ</source>
        <translation>Gesellschaften weichen ab</translation>
    </message>
    <message>
        <source>Plays the best alternative as a what-if line (W). You can undo this.</source>
        <translation>Spielt die beste Alternative als Was-wäre-wenn-Linie (W). Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>The single action that explains the loss: if only this action of the played turn is changed, the remaining loss is less than an inaccuracy. New rollouts check this. If no such action is found, the panel says so. Below, the better turn is shown beside the played turn.</source>
        <translation>Die einzelne Aktion, die den Verlust erklärt: Wird im gespielten Zug nur diese Aktion geändert, bleibt ein Verlust, der kleiner ist als eine Ungenauigkeit. Neue Fortsetzungen prüfen das. Wird keine solche Aktion gefunden, steht das hier. Darunter steht der bessere Zug neben dem gespielten.</translation>
    </message>
    <message>
        <source>Who plays on: bots with one of three styles drawn at random, bots that move on the rondel like this game's players on the main line recorded so far, or the player that has learned the game; varied, it strays from its best turns as Pyrrhus does. Against all, chances are those of the bots, and turns are judged in each company. Results against others are kept.</source>
        <translation>Wer weiterspielt: Bots mit einer von drei zufällig gezogenen Spielweisen, Bots, die auf dem Rondell ziehen wie die Spieler dieser Partie auf der bisher aufgezeichneten Hauptlinie, oder der Spieler, der das Spiel gelernt hat; wechselnd weicht er wie Pyrrhus von seinen besten Zügen ab. Gegen alle gelten die Chancen gegen die Bots, und Züge werden in jeder Gesellschaft beurteilt. Ergebnisse gegen andere bleiben erhalten.</translation>
    </message>
    <message>
        <source>Against all</source>
        <translation>Gegen alle</translation>
    </message>
    <message>
        <source>Against all and these players</source>
        <translation>Gegen alle und diese Spieler</translation>
    </message>
</context>
<context>
    <name>annales::viewer::AnalysisTabs</name>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Missed claims</source>
        <translation>Verpasste Persönlichkeiten</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>Personages that a nation could have won in a turn but did not</source>
        <translation>Persönlichkeiten, die ein Volk in einem Zug hätte gewinnen können, aber nicht gewann</translation>
    </message>
    <message>
        <source>Tempo on the rondel, idle stock and waste</source>
        <translation>Tempo auf dem Rondell, ungenutzter Vorrat und Verluste</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Possible moves from here with the chances of all nations, and games played out</source>
        <translation>Mögliche Züge von hier aus mit den Chancen aller Völker, und ausgespielte Partien</translation>
    </message>
</context>
<context>
    <name>annales::viewer::AnalysisWords</name>
    <message>
        <source>Not distinguishable</source>
        <translation>Nicht unterscheidbar</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>Value only</source>
        <translation>Nur die Bewertung</translation>
    </message>
    <message numerus="yes">
        <source>%n rollout(s)</source>
        <translation>
            <numerusform>%n Fortsetzung</numerusform>
            <numerusform>%n Fortsetzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) ahead</source>
        <translation>
            <numerusform>%n Zug voraus</numerusform>
            <numerusform>%n Züge voraus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alternative(s)</source>
        <translation>
            <numerusform>%n Alternative</numerusform>
            <numerusform>%n Alternativen</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>against players %1</source>
        <translation>gegen Spieler %1</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Computer analysis is hidden. Press Z to show it.</source>
        <translation>Die Computeranalyse ist ausgeblendet. Drücken Sie Z, um sie zu zeigen.</translation>
    </message>
    <message>
        <source>This line is not analysed yet. Press L to analyse it.</source>
        <translation>Diese Linie ist noch nicht analysiert. Drücken Sie L, um sie zu analysieren.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <translation>Runde %1, %2</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>Better: %1 (round %2)</source>
        <translation>Besser: %1 (Runde %2)</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>neben %1</translation>
    </message>
    <message>
        <source>A turn counts as a mistake only if it is one against each company. The list has the loss against the company that holds least against the turn.</source>
        <translation>Ein Zug zählt nur als Fehler, wenn er es gegen jede Gesellschaft ist. Die Liste nennt den Verlust gegen die Gesellschaft, die dem Zug am wenigsten vorwirft.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::AnswerModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Nations</source>
        <translation>Völker</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Wins (95 %)</source>
        <translation>Siege (95 %)</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unbeendet</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>ohne Sieger</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 siegten</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 of %2 won (95 % confidence interval: %3 to %4); %5 without a winner do not count</source>
        <translation>%1 von %2 gewonnen (95-%-Konfidenzintervall: %3 bis %4); %5 ohne Sieger zählen nicht</translation>
    </message>
    <message>
        <source>Decided seats</source>
        <translation>Entschiedene Plätze</translation>
    </message>
    <message>
        <source>Decided games</source>
        <translation>Entschiedene Partien</translation>
    </message>
</context>
<context>
    <name>annales::viewer::AnswersDialog</name>
    <message>
        <source>Order, payments, trades and routes do not matter</source>
        <translation>Reihenfolge, Zahlungen, Tausch und Wege spielen keine Rolle</translation>
    </message>
    <message>
        <source>Add as &amp;right</source>
        <translation>Als &amp;richtig hinzufügen</translation>
    </message>
    <message>
        <source>Add as &amp;wrong</source>
        <translation>Als &amp;falsch hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Answers of the step</source>
        <translation>Antworten des Schritts</translation>
    </message>
    <message>
        <source>Why this turn is right or wrong</source>
        <translation>Warum dieser Zug richtig oder falsch ist</translation>
    </message>
    <message>
        <source>Turns that are right or wrong</source>
        <translation>Züge, die richtig oder falsch sind</translation>
    </message>
    <message>
        <source>Turn of a line</source>
        <translation>Zug einer Linie</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Text for pupils</source>
        <translation>Text für Schüler</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Choose a line…</source>
        <translation>Linie wählen…</translation>
    </message>
    <message>
        <source>Nothing yet. Play a turn, or choose a line.</source>
        <translation>Noch nichts. Spielen Sie einen Zug oder wählen Sie eine Linie.</translation>
    </message>
    <message>
        <source>%1, then anything</source>
        <translation>%1, danach beliebig</translation>
    </message>
    <message>
        <source>One hint per line; pupils see them one after another</source>
        <translation>Ein Hinweis je Zeile; Schüler sehen sie nacheinander</translation>
    </message>
    <message>
        <source>The turn has not ended. If you add it now, any continuation of the turn counts as well.</source>
        <translation>Der Zug ist noch nicht beendet. Wenn Sie ihn jetzt hinzufügen, zählt er mit jedem weiteren Verlauf.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::AnswersWindow</name>
    <message>
        <source>Open answers…</source>
        <translation>Antworten öffnen…</translation>
    </message>
    <message>
        <source>Count as right</source>
        <translation>Als richtig zählen</translation>
    </message>
    <message>
        <source>Count as wrong…</source>
        <translation>Als falsch zählen…</translation>
    </message>
    <message>
        <source>Answers of pupils</source>
        <translation>Antworten von Schülern</translation>
    </message>
    <message>
        <source>Pupils and steps</source>
        <translation>Schüler und Schritte</translation>
    </message>
    <message>
        <source>Turns that were not foreseen</source>
        <translation>Nicht vorgesehene Züge</translation>
    </message>
    <message>
        <source>Cannot read %1: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>Answers by %1 added.</source>
        <translation>Antworten von %1 hinzugefügt.</translation>
    </message>
    <message>
        <source>Open answers of pupils</source>
        <translation>Antworten von Schülern öffnen</translation>
    </message>
    <message>
        <source>Answers (*.json);;All files (*)</source>
        <translation>Antworten (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>✓ right   ✗ wrong   ? not foreseen   ! not legal   … in words</source>
        <translation>✓ richtig   ✗ falsch   ? nicht vorgesehen   ! nicht erlaubt   … in Worten</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>%1, step %2: %3</source>
        <translation>%1, Schritt %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, step %2 (%3): %4</source>
        <translation>%1, Schritt %2 (%3): %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n hint(s))</source>
        <translation>
            <numerusform>%1 (%n Tipp)</numerusform>
            <numerusform>%1 (%n Tipps)</numerusform>
        </translation>
    </message>
    <message>
        <source>Not legal: %1</source>
        <translation>Nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>ends the turn at once</source>
        <translation>beendet den Zug sofort</translation>
    </message>
    <message>
        <source>The turn counts as right. Undo with Ctrl+Z in the game.</source>
        <translation>Der Zug zählt als richtig. Rückgängig mit Strg+Z in der Partie.</translation>
    </message>
    <message>
        <source>The turn counts as wrong. Undo with Ctrl+Z in the game.</source>
        <translation>Der Zug zählt als falsch. Rückgängig mit Strg+Z in der Partie.</translation>
    </message>
    <message>
        <source>Count as wrong</source>
        <translation>Als falsch zählen</translation>
    </message>
    <message>
        <source>%1 is not a file of answers: %2</source>
        <translation>%1 ist keine Datei mit Antworten: %2</translation>
    </message>
    <message>
        <source>Answers that had already been added count only once.</source>
        <translation>Antworten, die schon hinzugefügt waren, zählen nur einmal.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) belong to steps that are neither in an open game nor in the library. Open the game of the lesson “%1”.</source>
        <translation>
            <numerusform>%n Antwort gehört zu einem Schritt, der weder in einer offenen Partie noch in der Sammlung steht. Öffnen Sie die Partie der Lektion „%1“.</numerusform>
            <numerusform>%n Antworten gehören zu Schritten, die weder in einer offenen Partie noch in der Sammlung stehen. Öffnen Sie die Partie der Lektion „%1“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop files of answers here, or open them. The games of the lesson must be open or in the library.</source>
        <translation>Ziehen Sie Dateien mit Antworten hierher, oder öffnen Sie sie. Die Partien der Lektion müssen offen oder in der Sammlung sein.</translation>
    </message>
    <message>
        <source>No unforeseen turns.</source>
        <translation>Keine unvorhergesehenen Züge.</translation>
    </message>
    <message>
        <source>Unforeseen turns. Enter counts the chosen turn as right, Delete counts it as wrong. All pupils are then judged again.</source>
        <translation>Unvorhergesehene Züge. Die Eingabetaste zählt den gewählten Zug als richtig, Entf als falsch. Danach werden alle Schüler neu beurteilt.</translation>
    </message>
    <message>
        <source>The answer had already been shown.</source>
        <translation>Die Lösung war schon gezeigt worden.</translation>
    </message>
    <message>
        <source>Text for pupils who play this turn:</source>
        <translation>Text für Schüler, die diesen Zug spielen:</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Schüler</translation>
    </message>
</context>
<context>
    <name>annales::viewer::Application</name>
    <message>
        <source>&lt;li&gt;&lt;b&gt;%1&lt;/b&gt;, %2: %3&lt;/li&gt;</source>
        <translation>&lt;li&gt;&lt;b&gt;%1&lt;/b&gt;, %2: %3&lt;/li&gt;</translation>
    </message>
    <message>
        <source>About Annales</source>
        <translation>Über Annales</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Annales %1&lt;/h2&gt;&lt;p&gt;Reviews games of Antike, Antike II and Antike Duellum, designed by Mac Gerdts.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Annales %1&lt;/h2&gt;&lt;p&gt;Für den Rückblick auf Partien von Antike, Antike II und Antike Duellum, den Spielen von Mac Gerdts.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Where the boards come from:&lt;/p&gt;&lt;ul&gt;%1&lt;/ul&gt;</source>
        <translation>&lt;p&gt;Woher die Spielpläne stammen:&lt;/p&gt;&lt;ul&gt;%1&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Kritiker</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
</context>
<context>
    <name>annales::viewer::BankView</name>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>unclaimed</source>
        <translation>nicht vergeben</translation>
    </message>
    <message>
        <source>%1 to draw, %2 played</source>
        <comment>cards</comment>
        <translation>%1 zu ziehen, %2 gespielt</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>Open a game to see its bank.</source>
        <translation>Öffnen Sie eine Partie, um ihre Bank zu sehen.</translation>
    </message>
    <message>
        <source>In the bank. %1</source>
        <translation>In der Bank. %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::BoardChoice</name>
    <message>
        <source>Edit a board</source>
        <translation>Spielplan bearbeiten</translation>
    </message>
    <message>
        <source>Choose the board closest to yours. The boards that come with the program are reconstructed from geography. If you own the printed board, correct the sites, borders and start cities, then save the result as a board of your own. Recorded games keep the board they were played on.</source>
        <translation>Wählen Sie den Spielplan, der Ihrem am nächsten kommt. Die mitgelieferten Spielpläne sind nach der Geografie rekonstruiert. Wenn Sie den gedruckten Plan besitzen, berichtigen Sie Stadtarten, Grenzen und Startstädte und speichern Sie das Ergebnis als eigenen Spielplan. Aufgezeichnete Partien behalten den Spielplan, auf dem sie gespielt wurden.</translation>
    </message>
    <message>
        <source>&amp;Start from this board</source>
        <translation>Mit diesem Spielplan beg&amp;innen</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>%1
%2 · %3 provinces · %4</source>
        <translation>%1
%2 · %3 Provinzen · %4</translation>
    </message>
    <message>
        <source>comes with the program</source>
        <translation>mitgeliefert</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>A board you were editing on %1 has not been saved.</source>
        <translation>Ein am %1 bearbeiteter Spielplan wurde nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::BoardEditor</name>
    <message>
        <source>%1 is not a board: %2</source>
        <translation>%1 ist kein Spielplan: %2</translation>
    </message>
    <message>
        <source>%1[*] – Board editor</source>
        <translation>%1[*] – Spielplan-Editor</translation>
    </message>
    <message>
        <source>For the rules, this is %1</source>
        <translation>Für die Regeln ist dies %1</translation>
    </message>
    <message>
        <source>For the rules, this is a new board. Old games keep theirs.</source>
        <translation>Für die Regeln ist dies ein neuer Spielplan. Alte Partien behalten ihren.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>No findings. This board can be played on.</source>
        <translation>Keine Mängel. Auf diesem Spielplan kann gespielt werden.</translation>
    </message>
    <message>
        <source>A board with findings cannot be played on.</source>
        <translation>Auf einem Spielplan mit Mängeln kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>%1 is a board that comes with the program. Save yours under another name.</source>
        <translation>%1 ist ein mitgelieferter Spielplan. Speichern Sie Ihren unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>The board has findings</source>
        <translation>Der Spielplan hat Mängel</translation>
    </message>
    <message>
        <source>Save as a &amp;draft</source>
        <translation>Als &amp;Entwurf speichern</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>Spielplan öffnen</translation>
    </message>
    <message>
        <source>Boards (*.json *.board-draft)</source>
        <translation>Spielpläne (*.json *.board-draft)</translation>
    </message>
    <message>
        <source>The board has unsaved changes.</source>
        <translation>Der Spielplan hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Board editor</source>
        <translation>Spielplan-Editor</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Click a province to change its name, site and borders</source>
        <translation>Eine Provinz anklicken, um Name, Stadtart und Grenzen zu ändern</translation>
    </message>
    <message>
        <source>Borders</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Click a border to switch it: land, sea, land and sea, none. Right-click to choose from a menu</source>
        <translation>Eine Grenze anklicken, um sie umzuschalten: Land, See, Land und See, keine. Ein Rechtsklick öffnet ein Menü</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Drag the points of an outline or the symbol of a city. Shift+click adds a point, Alt+click removes one. N and P step through the points of the selected province, the arrow keys move a point</source>
        <translation>Die Punkte eines Umrisses oder das Symbol einer Stadt ziehen. Umschalt+Klick setzt einen Punkt, Alt+Klick entfernt einen. N und P gehen durch die Punkte der gewählten Provinz, die Pfeiltasten bewegen einen Punkt</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Cut a province in two: click its outline, then along the cut, then the outline again</source>
        <translation>Eine Provinz teilen: auf den Umriss klicken, dann den Schnitt entlang, dann wieder auf den Umriss</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Vereinen</translation>
    </message>
    <message>
        <source>Click a province, then the neighbour it should become part of</source>
        <translation>Eine Provinz anklicken, dann den Nachbarn, zu dem sie gehören soll</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Draw a new province on unclaimed ground</source>
        <translation>Eine neue Provinz im Niemandsland zeichnen</translation>
    </message>
    <message>
        <source>Start cities</source>
        <translation>Startstädte</translation>
    </message>
    <message>
        <source>Click the start cities of a nation</source>
        <translation>Die Startstädte eines Volkes anklicken</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Boards…</source>
        <translation>Spielpläne…</translation>
    </message>
    <message>
        <source>Choose another board to start from</source>
        <translation>Einen anderen Spielplan als Ausgangspunkt wählen</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Spielplan speichern</translation>
    </message>
    <message>
        <source>Save as your own…</source>
        <translation>Als eigenen speichern…</translation>
    </message>
    <message>
        <source>Save as a board of your own, with its own name</source>
        <translation>Als eigenen Spielplan mit eigenem Namen speichern</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Editor schließen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo the change</source>
        <translation>Änderung wieder ausführen</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Ganzen Spielplan zeigen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The first digits of the hash that identifies this board in games. A change of borders, sites, flags or ids makes it a different board. A change of names or of the drawing does not.</source>
        <translation>Die ersten Stellen des Hashwerts, an dem Partien diesen Spielplan erkennen. Andere Grenzen, Stadtarten, Merkmale oder Kennungen machen ihn zu einem anderen Spielplan. Namen und Zeichnung zählen nicht.</translation>
    </message>
    <message>
        <source>Findings of the board check: %1. This board cannot be played on yet. You can save it as a draft and finish it later.</source>
        <translation>Mängel laut Prüfung: %1. Auf diesem Spielplan kann noch nicht gespielt werden. Sie können ihn als Entwurf speichern und später fertigstellen.</translation>
    </message>
    <message>
        <source>Open a board file</source>
        <translation>Spielplan-Datei öffnen</translation>
    </message>
    <message>
        <source>A different board that comes with the program already has the id “%1”. Save yours under another id.</source>
        <translation>Ein anderer, mitgelieferter Spielplan hat schon die Kennung „%1“. Speichern Sie Ihren unter einer anderen Kennung.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::BoardForm</name>
    <message>
        <source>Made for</source>
        <translation>Gemacht für</translation>
    </message>
    <message>
        <source>copied from the published board</source>
        <translation>vom veröffentlichten Spielplan übernommen</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Type into a cell; double-click a colour to choose another</source>
        <translation>In eine Zelle tippen; ein Doppelklick auf eine Farbe öffnet die Farbauswahl</translation>
    </message>
    <message>
        <source>Add a nation</source>
        <translation>Volk hinzufügen</translation>
    </message>
    <message>
        <source>Remove the nation</source>
        <translation>Volk entfernen</translation>
    </message>
    <message>
        <source>Nation %1</source>
        <translation>Volk %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::BoardLegend</name>
    <message>
        <source>Legend of the board</source>
        <translation>Legende des Spielplans</translation>
    </message>
    <message>
        <source>%1: reconstructed</source>
        <translation>%1: rekonstruiert</translation>
    </message>
    <message>
        <source>%1: published</source>
        <translation>%1: veröffentlicht</translation>
    </message>
</context>
<context>
    <name>annales::viewer::BoardPanel</name>
    <message>
        <source>Find a province</source>
        <translation>Provinz suchen</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinzen</translation>
    </message>
    <message>
        <source>Zoom in (+, Ctrl+wheel)</source>
        <translation>Vergrößern (+, Strg+Mausrad)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out (-, Ctrl+wheel)</source>
        <translation>Verkleinern (-, Strg+Mausrad)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show the whole board (0, double click)</source>
        <translation>Ganzen Spielplan zeigen (0, Doppelklick)</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Ganzen Spielplan zeigen</translation>
    </message>
    <message>
        <source>No game is open. Open one from the library, or drop a file onto the window.</source>
        <translation>Keine Partie ist geöffnet. Öffnen Sie eine aus der Sammlung oder ziehen Sie eine Datei auf das Fenster.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Highlights a province. Enter goes there, ↓ lists all matches, Ctrl+P and Enter again go to the next match.</source>
        <translation>Hebt eine Provinz hervor. Die Eingabetaste geht dorthin, ↓ zeigt alle Treffer, noch einmal Strg+P und Eingabetaste gehen zum nächsten.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::CardDialog</name>
    <message>
        <source>%1: effect of the card</source>
        <translation>%1: Wirkung der Karte</translation>
    </message>
    <message>
        <source>The text of this card is your own, so only you know its effect. Note the changes in the order in which they happened. If you note no change, the card had no effect.</source>
        <translation>Der Text dieser Karte stammt von Ihnen, darum kennen nur Sie ihre Wirkung. Notieren Sie die Änderungen in der Reihenfolge, in der sie geschahen. Wenn Sie keine Änderung notieren, hatte die Karte keine Wirkung.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::CardWords</name>
    <message>
        <source>in hand</source>
        <translation>auf der Hand</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cards</comment>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>annales::viewer::CarriedModel</name>
    <message>
        <source>left out</source>
        <translation>entfallen</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>angepasst</translation>
    </message>
    <message>
        <source>filled in</source>
        <translation>ergänzt</translation>
    </message>
    <message>
        <source>%1 kept, %2 adjusted, %3 left out, %4 filled in</source>
        <translation>%1 behalten, %2 angepasst, %3 entfallen, %4 ergänzt</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
</context>
<context>
    <name>annales::viewer::CarriedPanel</name>
    <message>
        <source>Copy the list as text (Ctrl+C)</source>
        <translation>Die Liste als Text kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Effect on later decisions</source>
        <translation>Wirkung auf spätere Entscheidungen</translation>
    </message>
    <message>
        <source>Change an earlier decision (E) or paste a line (Ctrl+V) to see the effect on later decisions here.</source>
        <translation>Ändern Sie eine frühere Entscheidung (E) oder fügen Sie eine Linie ein (Strg+V). Dann steht hier, wie sich das auf spätere Entscheidungen auswirkt.</translation>
    </message>
    <message>
        <source>%1 This has since been undone or changed.</source>
        <translation>%1 Das wurde inzwischen rückgängig gemacht oder geändert.</translation>
    </message>
    <message>
        <source>%1 Later events: %2.</source>
        <translation>%1 Spätere Ereignisse: %2.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ChancesModel</name>
    <message>
        <source>%1 %</source>
        <comment>a chance</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::ChancesView</name>
    <message>
        <source>No games to compare. Choose two sides that both have decided games.</source>
        <translation>Keine Partien zu vergleichen. Wählen Sie zwei Seiten, die beide entschiedene Partien haben.</translation>
    </message>
    <message>
        <source>The table has the numbers.</source>
        <translation>Die Tabelle hat die Zahlen.</translation>
    </message>
    <message>
        <source>As a verdict</source>
        <translation>Als Urteil</translation>
    </message>
    <message>
        <source>At a single look</source>
        <translation>Bei einmaligem Nachsehen</translation>
    </message>
    <message>
        <source>Kind of chance</source>
        <translation>Art der Chance</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>The chance that this comparison, with games like these, finds a difference of so many percentage points if there is one.</source>
        <translation>Wie wahrscheinlich dieser Vergleich mit Partien wie diesen einen Unterschied von so vielen Prozentpunkten findet, wenn es ihn gibt.</translation>
    </message>
    <message numerus="yes">
        <source>A verdict takes into account the %n comparison(s) of the history and repeated looks.</source>
        <translation>
            <numerusform>Ein Urteil berücksichtigt den %n Vergleich des Verlaufs und mehrmaliges Nachsehen.</numerusform>
            <numerusform>Ein Urteil berücksichtigt die %n Vergleiche des Verlaufs und mehrmaliges Nachsehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A single look means: you planned this one comparison in advance and make no other.</source>
        <translation>Einmaliges Nachsehen heißt: Sie haben diesen einen Vergleich vorher geplant und stellen keinen anderen an.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ChangeBanner</name>
    <message>
        <source>Back to it</source>
        <translation>Dorthin zurück</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Remove this event; later decisions are kept where they are still legal</source>
        <translation>Dieses Ereignis entfernen; spätere Entscheidungen bleiben, soweit sie noch erlaubt sind</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Abbrechen (Esc)</translation>
    </message>
    <message>
        <source>Changing event %1: %2</source>
        <translation>Ereignis %1 ändern: %2</translation>
    </message>
    <message>
        <source>You are looking at another event. Playing here does not change anything earlier.</source>
        <translation>Sie sehen ein anderes Ereignis. Wenn Sie hier spielen, ändert sich nichts Früheres.</translation>
    </message>
    <message>
        <source>Play the new decision. Later decisions are kept where they are still legal.</source>
        <translation>Spielen Sie die neue Entscheidung. Spätere Entscheidungen bleiben, soweit sie noch erlaubt sind.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ChartCanvas</name>
    <message>
        <source>Open a game to see its charts.</source>
        <translation>Öffnen Sie eine Partie, um ihre Diagramme zu sehen.</translation>
    </message>
    <message>
        <source>All nations are hidden. Click one above to show it again.</source>
        <translation>Alle Völker sind ausgeblendet. Klicken Sie oben auf eines, um es wieder zu zeigen.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ChartView</name>
    <message>
        <source>Chart: %1</source>
        <translation>Diagramm: %1</translation>
    </message>
    <message>
        <source>+ and - zoom, 0 shows the whole game.</source>
        <translation>+ und - zoomen, 0 zeigt die ganze Partie.</translation>
    </message>
    <message>
        <source>Quantity shown</source>
        <translation>Gezeigte Größe</translation>
    </message>
    <message>
        <source>Stock, income or spending</source>
        <translation>Bestand, Einnahmen oder Ausgaben</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>Art der Darstellung</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Interval between values</source>
        <translation>Abstand der Werte</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Ganze Partie</translation>
    </message>
    <message>
        <source>Reset the zoom (0)</source>
        <translation>Zoom zurücksetzen (0)</translation>
    </message>
    <message>
        <source>Copy and save</source>
        <translation>Kopieren und speichern</translation>
    </message>
    <message>
        <source>Copy or save as a picture or as numbers</source>
        <translation>Als Bild oder als Zahlen kopieren oder speichern</translation>
    </message>
    <message>
        <source>Copy as a &amp;picture</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation>Als &amp;CSV kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as a picture (PNG)…</source>
        <translation>Als Bild (PNG) &amp;speichern…</translation>
    </message>
    <message>
        <source>Save as C&amp;SV…</source>
        <translation>Als CSV s&amp;peichern…</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Income per interval</source>
        <translation>Einnahmen je Abschnitt</translation>
    </message>
    <message>
        <source>Spending per interval</source>
        <translation>Ausgaben je Abschnitt</translation>
    </message>
    <message>
        <source>Income so far</source>
        <translation>Einnahmen bisher</translation>
    </message>
    <message>
        <source>Spending so far</source>
        <translation>Ausgaben bisher</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Stacked by nation</source>
        <translation>Gestapelt nach Völkern</translation>
    </message>
    <message>
        <source>Stacked by resource</source>
        <translation>Gestapelt nach Rohstoffen</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>Up to here</source>
        <translation>Bis hierher</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>The file %1 cannot be written.</source>
        <translation>Die Datei %1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Cities and know-how</source>
        <translation>Städte und Fortschritte</translation>
    </message>
    <message>
        <source>Flow of resources</source>
        <translation>Rohstofffluss</translation>
    </message>
    <message>
        <source>Personage race</source>
        <translation>Wettlauf um Persönlichkeiten</translation>
    </message>
    <message>
        <source>Other &amp;line in the background</source>
        <translation>Andere &amp;Linie im Hintergrund</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Show the curves of the other line behind the curves of this line</source>
        <translation>Die Kurven der anderen Linie hinter den Kurven dieser Linie zeigen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ClaimsModel</name>
    <message>
        <source> – and the game</source>
        <translation> – und die Partie</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>Missed in %n turn(s) in a row.</source>
        <translation>
            <numerusform>Zum %n. Mal hintereinander verpasst.</numerusform>
            <numerusform>Zum %n. Mal hintereinander verpasst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in this turn instead: %1</source>
        <translation>In diesem Zug stattdessen gewonnen: %1</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Went to</source>
        <translation>Ging auf</translation>
    </message>
    <message>
        <source>Could win</source>
        <translation>Erreichbar</translation>
    </message>
    <message>
        <source>Via</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Won in</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>One way to win the personage:
%1</source>
        <translation>So wäre die Persönlichkeit zu gewinnen gewesen:
%1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ClaimsPanel</name>
    <message>
        <source>Missed claims</source>
        <translation>Verpasste Persönlichkeiten</translation>
    </message>
    <message>
        <source>Missed by</source>
        <translation>Verpasst von</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Plays the missed claim as a what-if line. You can undo this.</source>
        <translation>Spielt den verpassten Weg als Was-wäre-wenn-Linie. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Turns in which a personage could have been won</source>
        <translation>Züge, in denen eine Persönlichkeit hätte gewonnen werden können</translation>
    </message>
    <message>
        <source>All nations</source>
        <translation>Alle Völker</translation>
    </message>
    <message>
        <source>Open a game to see which personages were missed.</source>
        <translation>Öffnen Sie eine Partie, um zu sehen, welche Persönlichkeiten verpasst wurden.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Es wird gezählt…</translation>
    </message>
    <message>
        <source>No missed personages.</source>
        <translation>Keine Persönlichkeit wurde verpasst.</translation>
    </message>
    <message>
        <source>Press Enter to go to the turn.</source>
        <translation>Mit der Eingabetaste kommen Sie zum Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) were left open: too many ways through enemies, or special units where no rule allows them.</source>
        <translation>
            <numerusform>%n Fall blieb offen: zu viele Wege durch Feinde, oder Sondereinheiten, wo keine Regel sie erlaubt.</numerusform>
            <numerusform>%n Fälle blieben offen: zu viele Wege durch Feinde, oder Sondereinheiten, wo keine Regel sie erlaubt.</numerusform>
        </translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Ab Runde</translation>
    </message>
    <message>
        <source>Calculated exactly: what one turn could have won if no other nation had fought or played a card. Such a turn need not be the best turn.</source>
        <translation>Genau berechnet: was ein Zug hätte gewinnen können, wenn kein anderes Volk gekämpft oder eine Karte gespielt hätte. Ein solcher Zug muss nicht der beste sein.</translation>
    </message>
    <message>
        <source>The first round in which each nation could have won the personage by its own decisions. After the arrow is the round in which the nation first won the personage. Everything before is taken as it was played.</source>
        <translation>Die erste Runde, in der jedes Volk die Persönlichkeit durch eigene Entscheidungen hätte gewinnen können. Hinter dem Pfeil steht die Runde, in der das Volk die Persönlichkeit zum ersten Mal gewann. Alles davor wird so genommen, wie es gespielt wurde.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ClipCommands</name>
    <message>
        <source>There is nothing to copy here.</source>
        <translation>Hier gibt es nichts zu kopieren.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) copied to the clipboard.</source>
        <translation>
            <numerusform>%n Ereignis in die Zwischenablage kopiert.</numerusform>
            <numerusform>%n Ereignisse in die Zwischenablage kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Position copied to the clipboard, as text and as a picture.</source>
        <translation>Stellung als Text und als Bild in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>Choose a game in the list first.</source>
        <translation>Wählen Sie zuerst eine Partie in der Liste.</translation>
    </message>
    <message>
        <source>Game copied to the clipboard.</source>
        <translation>Partie in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The clipboard contains no game and no turn.</source>
        <translation>Die Zwischenablage enthält keine Partie und keinen Zug.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long: the limit is %1. Nothing was changed. Save the text in a file and open the file.</source>
        <translation>Der Text in der Zwischenablage ist zu lang: Die Grenze ist %1. Nichts wurde geändert. Speichern Sie ihn in einer Datei und öffnen Sie diese.</translation>
    </message>
    <message>
        <source>Turns can only be pasted into a game. Open the game and go to where they belong.</source>
        <translation>Züge lassen sich nur in eine Partie einfügen. Öffnen Sie die Partie und gehen Sie dorthin, wo die Züge hingehören.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>Die Zwischenablage</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>zwischenablage</translation>
    </message>
    <message>
        <source>Cannot write temporary files in %1. Free some space there, or set TMPDIR to another folder and restart Annales.</source>
        <translation>In %1 lassen sich keine temporären Dateien schreiben. Schaffen Sie dort Platz, oder setzen Sie TMPDIR auf einen anderen Ordner und starten Sie Annales neu.</translation>
    </message>
    <message>
        <source>The clipboard contains no line that can be pasted: %1</source>
        <translation>Die Zwischenablage enthält keine Linie, die sich einfügen lässt: %1</translation>
    </message>
    <message>
        <source>The turns on the clipboard do not fit here. Row %1, column %2: %3</source>
        <translation>Die Züge in der Zwischenablage passen hier nicht. Zeile %1, Spalte %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) pasted.</source>
        <translation>
            <numerusform>%n Ereignis eingefügt.</numerusform>
            <numerusform>%n Ereignisse eingefügt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::CollectionFilter</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>Aus&amp;wahl</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Lists only the games that match this saved question</source>
        <translation>Führt nur Partien auf, auf die diese gespeicherte Frage zutrifft</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>alle Partien</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Es wird gefragt…</translation>
    </message>
</context>
<context>
    <name>annales::viewer::Commands</name>
    <message>
        <source>Games and files</source>
        <translation>Partien und Dateien</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Durch die Partie</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Nations</source>
        <translation>Völker</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Open a game or a library…</source>
        <translation>Partie oder Sammlung &amp;öffnen…</translation>
    </message>
    <message>
        <source>&amp;Import games into the library…</source>
        <translation>Partien in die Sammlung &amp;importieren…</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>Open this game in a new &amp;tab</source>
        <translation>Dieselbe Partie in neuem &amp;Reiter</translation>
    </message>
    <message>
        <source>&amp;Close the game</source>
        <translation>Partie &amp;schließen</translation>
    </message>
    <message>
        <source>Next open game</source>
        <translation>Nächste offene Partie</translation>
    </message>
    <message>
        <source>&amp;Save the board as a picture…</source>
        <translation>Spielplan als Bild s&amp;peichern…</translation>
    </message>
    <message>
        <source>Copy the board as a picture</source>
        <translation>Spielplan als Bild kopieren</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Voriges Ereignis</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Previous turn of the selected nation</source>
        <translation>Voriger Zug des gewählten Volkes</translation>
    </message>
    <message>
        <source>Next turn of the selected nation</source>
        <translation>Nächster Zug des gewählten Volkes</translation>
    </message>
    <message>
        <source>Start of the line</source>
        <translation>Anfang der Linie</translation>
    </message>
    <message>
        <source>End of the line</source>
        <translation>Ende der Linie</translation>
    </message>
    <message>
        <source>Previous broken rule</source>
        <translation>Voriger Regelverstoß</translation>
    </message>
    <message>
        <source>Next broken rule</source>
        <translation>Nächster Regelverstoß</translation>
    </message>
    <message>
        <source>Go to an event or round…</source>
        <translation>Zu Ereignis oder Runde gehen…</translation>
    </message>
    <message>
        <source>Find in the record…</source>
        <translation>Im Protokoll suchen…</translation>
    </message>
    <message>
        <source>Find a province…</source>
        <translation>Provinz suchen…</translation>
    </message>
    <message>
        <source>Start or pause playback</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Select the next nation</source>
        <translation>Nächstes Volk wählen</translation>
    </message>
    <message>
        <source>Select the previous nation</source>
        <translation>Voriges Volk wählen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Ganzer Spielplan</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Dark or light mode</source>
        <translation>Dunkel oder hell</translation>
    </message>
    <message>
        <source>Large print for a projector</source>
        <translation>Große Schrift für den Beamer</translation>
    </message>
    <message>
        <source>Record as text or as a ledger</source>
        <translation>Protokoll als Text oder als Buchführung</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Undo the last layout change</source>
        <translation>Letzte Änderung der Anordnung zurücknehmen</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>Deutsch</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Rondel</source>
        <translation>Rondell</translation>
    </message>
    <message>
        <source>Know-how and bank</source>
        <translation>Fortschritte und Bank</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Personages</source>
        <translation>Persönlichkeiten</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militär</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Wettlauf</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Alle &amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Change shortcuts…</source>
        <translation>Tasten &amp;ändern…</translation>
    </message>
    <message>
        <source>&amp;About Annales and its boards</source>
        <translation>&amp;Über Annales und die Spielpläne</translation>
    </message>
    <message>
        <source>Edit a &amp;board…</source>
        <translation>Spielplan bearbei&amp;ten…</translation>
    </message>
    <message>
        <source>Cards of your &amp;deck…</source>
        <translation>&amp;Karten des eigenen Kartensatzes…</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Linien</translation>
    </message>
    <message>
        <source>&amp;Remarks</source>
        <translation>&amp;Anmerkungen</translation>
    </message>
    <message>
        <source>&amp;Record a game…</source>
        <translation>Partie &amp;aufzeichnen…</translation>
    </message>
    <message>
        <source>&amp;End recording</source>
        <translation>Aufzeichnung been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Guess the selected nation’s move…</source>
        <translation>Züge des gewählten Volkes e&amp;rraten…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>All remarks</source>
        <translation>Alle Anmerkungen</translation>
    </message>
    <message>
        <source>! Good move</source>
        <translation>! Guter Zug</translation>
    </message>
    <message>
        <source>? Mistake</source>
        <translation>? Fehler</translation>
    </message>
    <message>
        <source>!! Brilliant move</source>
        <translation>!! Glänzender Zug</translation>
    </message>
    <message>
        <source>?? Blunder</source>
        <translation>?? Grober Fehler</translation>
    </message>
    <message>
        <source>!? Interesting move</source>
        <translation>!? Interessanter Zug</translation>
    </message>
    <message>
        <source>?! Dubious move</source>
        <translation>?! Zweifelhafter Zug</translation>
    </message>
    <message>
        <source>□ Only move</source>
        <translation>□ Einziger Zug</translation>
    </message>
    <message>
        <source>⨀ Zugzwang</source>
        <translation>⨀ Zugzwang</translation>
    </message>
    <message>
        <source>Next fork</source>
        <translation>Nächste Gabelung</translation>
    </message>
    <message>
        <source>Previous fork</source>
        <translation>Vorige Gabelung</translation>
    </message>
    <message>
        <source>Line below at the fork</source>
        <translation>Die Linie darunter an der Gabelung</translation>
    </message>
    <message>
        <source>Line above at the fork</source>
        <translation>Die Linie darüber an der Gabelung</translation>
    </message>
    <message>
        <source>Back to the fork</source>
        <translation>Zurück zur Gabelung</translation>
    </message>
    <message>
        <source>Back to the main line</source>
        <translation>Zurück zur Hauptlinie</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Pro&amp;mote this line</source>
        <translation>Linie vor&amp;ziehen</translation>
    </message>
    <message>
        <source>&amp;Copy the line from here</source>
        <translation>Linie ab hier &amp;kopieren</translation>
    </message>
    <message>
        <source>Cut the line &amp;from here</source>
        <translation>Linie ab hier a&amp;usschneiden</translation>
    </message>
    <message>
        <source>&amp;Delete the line from here</source>
        <translation>Linie ab hier l&amp;öschen</translation>
    </message>
    <message>
        <source>Write a &amp;remark</source>
        <translation>Anmerkung &amp;schreiben</translation>
    </message>
    <message>
        <source>Note a &amp;pact…</source>
        <translation>&amp;Pakt festhalten…</translation>
    </message>
    <message>
        <source>&amp;Glyphs…</source>
        <translation>&amp;Zeichen…</translation>
    </message>
    <message>
        <source>Next remark</source>
        <translation>Nächste Anmerkung</translation>
    </message>
    <message>
        <source>Previous remark</source>
        <translation>Vorige Anmerkung</translation>
    </message>
    <message>
        <source>Just before the next mistake</source>
        <translation>Direkt vor den nächsten Fehler</translation>
    </message>
    <message>
        <source>Just before the previous mistake</source>
        <translation>Direkt vor den vorigen Fehler</translation>
    </message>
    <message>
        <source>Merge &amp;lines and remarks from a file…</source>
        <translation>&amp;Linien und Anmerkungen aus einer Datei übernehmen…</translation>
    </message>
    <message>
        <source>What-if lines in the record</source>
        <translation>Varianten im Protokoll</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>&amp;Find in all remarks…</source>
        <translation>In allen Anmerkungen s&amp;uchen…</translation>
    </message>
    <message>
        <source>Games with &amp;open remarks</source>
        <translation>Partien mit &amp;offenen Anmerkungen</translation>
    </message>
    <message>
        <source>&amp;Export remarks…</source>
        <translation>Anmerkungen &amp;exportieren…</translation>
    </message>
    <message>
        <source>Add this position to a le&amp;sson…</source>
        <translation>Diese Stellung zu einer Lektion &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Present the &amp;lesson</source>
        <translation>&amp;Lektion vorführen</translation>
    </message>
    <message>
        <source>Change this decision, &amp;keep the rest</source>
        <translation>Diese Entscheidung ändern, den Rest &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Correct the position…</source>
        <translation>Stellung berich&amp;tigen…</translation>
    </message>
    <message>
        <source>Effect on &amp;later decisions</source>
        <translation>Wirkung auf &amp;spätere Entscheidungen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>E&amp;xport the game…</source>
        <translation>Partie e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>To the next panel</source>
        <translation>Zum nächsten Bereich</translation>
    </message>
    <message>
        <source>To the previous panel</source>
        <translation>Zum vorigen Bereich</translation>
    </message>
    <message>
        <source>&amp;Two-minute tour</source>
        <translation>Rundgang in &amp;zwei Minuten</translation>
    </message>
    <message>
        <source>Open the sample &amp;games</source>
        <translation>&amp;Beispielpartien öffnen</translation>
    </message>
    <message>
        <source>&amp;Arrow or ring on the board…</source>
        <translation>Pfeil oder Rin&amp;g auf dem Spielplan…</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Bac&amp;k up the library…</source>
        <translation>Die Sammlung sic&amp;hern…</translation>
    </message>
    <message>
        <source>Correct the &amp;beginning…</source>
        <translation>Beginn be&amp;richtigen…</translation>
    </message>
    <message>
        <source>&amp;Names, date and tags of the game…</source>
        <translation>&amp;Namen, Datum und Schlagwörter der Partie…</translation>
    </message>
    <message>
        <source>Re&amp;ports</source>
        <translation>&amp;Berichte</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Na&amp;mes of openings…</source>
        <translation>Na&amp;men von Eröffnungen…</translation>
    </message>
    <message>
        <source>Report on an &amp;opening</source>
        <translation>Bericht über eine &amp;Eröffnung</translation>
    </message>
    <message>
        <source>Report on a &amp;nation</source>
        <translation>Bericht über ein &amp;Volk</translation>
    </message>
    <message>
        <source>Report on a &amp;player</source>
        <translation>Bericht über einen &amp;Spieler</translation>
    </message>
    <message>
        <source>Report on an &amp;evening</source>
        <translation>Bericht über einen &amp;Abend</translation>
    </message>
    <message>
        <source>P&amp;aste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Copy the tur&amp;n</source>
        <translation>Den &amp;Zug kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;line as AGN</source>
        <translation>Die &amp;Linie als AGN kopieren</translation>
    </message>
    <message>
        <source>Copy the line as JSON</source>
        <translation>Die Linie als JSON kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;game as AGN</source>
        <translation>Die &amp;Partie als AGN kopieren</translation>
    </message>
    <message>
        <source>Copy the game as &amp;JSON</source>
        <translation>Die Partie als &amp;JSON kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;position as AGN, with a picture</source>
        <translation>Die &amp;Stellung als AGN kopieren, mit Bild</translation>
    </message>
    <message>
        <source>Copy the position as JSON</source>
        <translation>Die Stellung als JSON kopieren</translation>
    </message>
    <message>
        <source>&amp;Type turns…</source>
        <translation>Züge &amp;tippen…</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>A&amp;nalyse</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>&amp;Analyse this line, or pause</source>
        <translation>Diese Linie &amp;analysieren oder pausieren</translation>
    </message>
    <message>
        <source>&amp;Stop analysing</source>
        <translation>Analyse &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Next mistake in the analysis</source>
        <translation>&amp;Nächster Fehler in der Analyse</translation>
    </message>
    <message>
        <source>&amp;Previous mistake in the analysis</source>
        <translation>&amp;Voriger Fehler in der Analyse</translation>
    </message>
    <message>
        <source>Play the &amp;best alternative</source>
        <translation>Die beste Al&amp;ternative spielen</translation>
    </message>
    <message>
        <source>&amp;Hide computer analysis</source>
        <translation>&amp;Computeranalyse ausblenden</translation>
    </message>
    <message>
        <source>Learn from the mistakes of the selected nation</source>
        <translation>Aus den Fehlern des gewählten Volkes lernen</translation>
    </message>
    <message>
        <source>Review the questions &amp;due today</source>
        <translation>Heute &amp;fällige Fragen wiederholen</translation>
    </message>
    <message>
        <source>Continue or stop the a&amp;utopilots</source>
        <translation>A&amp;utopiloten fortsetzen oder anhalten</translation>
    </message>
    <message>
        <source>Auto&amp;pilots…</source>
        <translation>Auto&amp;piloten…</translation>
    </message>
    <message>
        <source>P&amp;uzzles from this line or the library</source>
        <translation>A&amp;ufgaben aus dieser Linie oder der Sammlung</translation>
    </message>
    <message>
        <source>Contin&amp;ue recording</source>
        <translation>A&amp;ufzeichnung fortsetzen</translation>
    </message>
    <message>
        <source>People with se&amp;veral names…</source>
        <translation>Personen mit &amp;mehreren Namen…</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Menüs öffnen</translation>
    </message>
    <message>
        <source>&amp;Collect answers of pupils…</source>
        <translation>Antworten von S&amp;chülern einsammeln…</translation>
    </message>
    <message>
        <source>E&amp;xport the lesson for pupils…</source>
        <translation>Lektion für Schüler e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Record onl&amp;y the result of a game…</source>
        <translation>&amp;Nur das Ergebnis einer Partie aufzeichnen…</translation>
    </message>
    <message>
        <source>Words of resul&amp;ts…</source>
        <translation>&amp;Wörter der Ergebnisse…</translation>
    </message>
    <message>
        <source>Export resul&amp;ts…</source>
        <translation>Ergebnisse e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Report on a&amp;ll players</source>
        <translation>Bericht über a&amp;lle Spieler</translation>
    </message>
    <message>
        <source>Make a &amp;lesson from decisive moments</source>
        <translation>&amp;Lektion aus den entscheidenden Momenten erstellen</translation>
    </message>
    <message>
        <source>&amp;Follow a folder, or stop following</source>
        <translation>Einem Ordner &amp;folgen, oder damit aufhören</translation>
    </message>
    <message>
        <source>&amp;Prices in your game box…</source>
        <translation>Preise in der ei&amp;genen Spielschachtel…</translation>
    </message>
    <message>
        <source>Recorder for a phone…</source>
        <translation>Aufzeichnen am Telefon…</translation>
    </message>
</context>
<context>
    <name>annales::viewer::CommonWords</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>in</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>out</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militär</translation>
    </message>
    <message>
        <source>Goal %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <translation>rekonstruiert</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Spielplan</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Mängel</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>Englischer Name</translation>
    </message>
    <message>
        <source>German name</source>
        <translation>Deutscher Name</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>reconstructed, at least in part</source>
        <translation>zumindest teilweise rekonstruiert</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Borders</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>remarks</source>
        <translation>anmerkungen</translation>
    </message>
    <message>
        <source>All remarks</source>
        <translation>Alle Anmerkungen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>All authors</source>
        <translation>Alle Verfasser</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Verfasser</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Glyphs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Event %1</source>
        <translation>Ereignis %1</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Open a game first.</source>
        <translation>Öffnen Sie zuerst eine Partie.</translation>
    </message>
    <message>
        <source>Remarks cannot be added to this game.</source>
        <translation>Zu dieser Partie lassen sich keine Anmerkungen hinzufügen.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unbeendet</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Open a library…</source>
        <translation>Sammlung öffnen…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Create a library…</source>
        <translation>Sammlung anlegen…</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Merge lines and remarks</source>
        <translation>Linien und Anmerkungen übernehmen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>1 found</source>
        <translation>1 Treffer</translation>
    </message>
    <message>
        <source>Event %1 · %2</source>
        <translation>Ereignis %1 · %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Another program is writing to the file.</source>
        <translation>Ein anderes Programm schreibt gerade in die Datei.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::CompareCharts</name>
    <message>
        <source>“%1” minus “%2”</source>
        <translation>„%1“ gegenüber „%2“</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
</context>
<context>
    <name>annales::viewer::CompareView</name>
    <message>
        <source>As played</source>
        <translation>Wie gespielt</translation>
    </message>
    <message>
        <source>Differences, turn by turn</source>
        <translation>Unterschiede, Zug um Zug</translation>
    </message>
    <message>
        <source>No differences: every turn that both lines have leads to the same result.</source>
        <translation>Keine Unterschiede: Jeder Zug, den beide Linien haben, führt zum selben Ergebnis.</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 verglichen mit %2</translation>
    </message>
    <message>
        <source>%1 – event %2 of %3</source>
        <translation>%1 – Ereignis %2 von %3</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Unterschiede</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Diagramme</translation>
    </message>
    <message>
        <source>The lines share no finished turn after the fork.</source>
        <translation>Nach der Abzweigung haben die Linien keinen vollständigen Zug gemeinsam.</translation>
    </message>
    <message>
        <source>%1: not compared, neither line has finished the turn.</source>
        <translation>%1: nicht verglichen, der Zug ist in keiner der beiden Linien beendet.</translation>
    </message>
    <message>
        <source>%1: not compared, the turn is not finished in “%2”.</source>
        <translation>%1: nicht verglichen, der Zug ist in „%2“ nicht beendet.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ComparisonPanel</name>
    <message>
        <source>Reading games: %1 of %2</source>
        <translation>Partien werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>which side, and what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A and B are the same. Leave B empty to compare A with all others.</source>
        <translation>A und B sind gleich. Lassen Sie B leer, um A mit allen anderen zu vergleichen.</translation>
    </message>
    <message>
        <source>A: %1. B: %2.</source>
        <comment>counts of both sides</comment>
        <translation>A: %1. B: %2.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>History (%1)</source>
        <translation>Verlauf (%1)</translation>
    </message>
    <message>
        <source>Open a library to compare its games.</source>
        <translation>Öffnen Sie eine Sammlung, um ihre Partien zu vergleichen.</translation>
    </message>
    <message>
        <source>Reading the games of the library…</source>
        <translation>Die Partien der Sammlung werden gelesen…</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleiche…</translation>
    </message>
    <message>
        <source>Who wins more often? Type conditions for A and B, such as opening=iron and opening=arming, and press Enter.</source>
        <translation>Wer gewinnt öfter? Geben Sie Bedingungen für A und B ein, etwa opening=iron und opening=arming, und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>&amp;A</source>
        <translation>&amp;A</translation>
    </message>
    <message>
        <source>&amp;B</source>
        <translation>&amp;B</translation>
    </message>
    <message>
        <source>&amp;Only</source>
        <translation>&amp;Nur</translation>
    </message>
    <message>
        <source>such as opening=iron; nation=romans</source>
        <translation>etwa opening=iron; nation=romans</translation>
    </message>
    <message>
        <source>empty: all others</source>
        <translation>leer: alle anderen</translation>
    </message>
    <message>
        <source>for both, such as nations=4; from=2024</source>
        <translation>für beide, etwa nations=4; from=2024</translation>
    </message>
    <message>
        <source>Conditions for A</source>
        <translation>Bedingungen für A</translation>
    </message>
    <message>
        <source>Conditions for B</source>
        <translation>Bedingungen für B</translation>
    </message>
    <message>
        <source>Conditions for both</source>
        <translation>Bedingungen für beide</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>A und B vertauschen</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Fortschritt des Vergleichs</translation>
    </message>
    <message>
        <source>Skill from games</source>
        <translation>Spielstärke aus Partien</translation>
    </message>
    <message>
        <source>Skill from ratings</source>
        <translation>Spielstärke aus Wertungen</translation>
    </message>
    <message>
        <source>Skill ignored</source>
        <translation>Spielstärke nicht beachtet</translation>
    </message>
    <message>
        <source>Source of player skill for the comparison adjusted for players</source>
        <translation>Woher die Spielstärke für den um die Spieler bereinigten Vergleich kommt</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Schätzungen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>By round</source>
        <translation>Nach Runden</translation>
    </message>
    <message>
        <source>Searching for games with %1…</source>
        <translation>Partien mit %1 werden gesucht…</translation>
    </message>
    <message>
        <source>By stratum</source>
        <translation>Nach Schichten</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>&amp;Observations…</source>
        <translation>&amp;Beobachtungen…</translation>
    </message>
    <message>
        <source>Save the observations</source>
        <translation>Beobachtungen speichern</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Cannot write %1 or %2. Choose another folder.</source>
        <translation>%1 oder %2 lässt sich nicht schreiben. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 and %2, called A and B here: %3</source>
        <comment>two of several sides, and their difference</comment>
        <translation>%1 und %2, hier A und B genannt: %3</translation>
    </message>
    <message>
        <source>All sides</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>A&amp;dd a side</source>
        <translation>&amp;Seite hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Compare more than two sides at once, each with each; at most %n sides</source>
        <translation>
            <numerusform>Mehr als zwei Seiten zugleich vergleichen, jede mit jeder; höchstens %n Seite</numerusform>
            <numerusform>Mehr als zwei Seiten zugleich vergleichen, jede mit jeder; höchstens %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>such as opening=gold; with a name: Gold=opening=gold</source>
        <translation>etwa opening=gold; mit Namen: Gold=opening=gold</translation>
    </message>
    <message>
        <source>Conditions for %1</source>
        <translation>Bedingungen für %1</translation>
    </message>
    <message>
        <source>Remove side %1</source>
        <translation>Seite %1 entfernen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>&amp;Undo removal</source>
        <translation>&amp;Entfernen rückgängig</translation>
    </message>
    <message>
        <source>Bring back the side that was removed last</source>
        <translation>Die zuletzt entfernte Seite zurückholen</translation>
    </message>
    <message>
        <source>This comparison was made in %1. It is now repeated in the open library and counts as another comparison.</source>
        <translation>Dieser Vergleich wurde in %1 angestellt. Er wird jetzt in der offenen Sammlung wiederholt und zählt als ein anderer Vergleich.</translation>
    </message>
    <message>
        <source>Separate conditions with semicolons. Type part of the name of a nation, player or opening, or press the down key for a list. After where= comes a question about positions or the name of a collection.</source>
        <translation>Trennen Sie Bedingungen mit Semikolons. Tippen Sie einen Teil des Namens eines Volks, eines Spielers oder einer Eröffnung, oder drücken Sie die Pfeiltaste nach unten für eine Liste. Nach where= steht eine Frage über Stellungen oder der Name einer Auswahl.</translation>
    </message>
    <message>
        <source>Save the compared observations and an R script that calculates the numbers again</source>
        <translation>Die verglichenen Beobachtungen und ein R-Skript speichern, das die Zahlen nachrechnet</translation>
    </message>
    <message>
        <source>Also replace the script %1? It is saved beside the observations.</source>
        <translation>Auch das Skript %1 ersetzen? Es wird neben den Beobachtungen gespeichert.</translation>
    </message>
    <message>
        <source>%1 and %2 written. Rscript %2 calculates the numbers again.</source>
        <translation>%1 und %2 geschrieben. Rscript %2 rechnet die Zahlen nach.</translation>
    </message>
    <message>
        <source>With more than two sides, each side is compared with each other. A side without conditions here is left out.</source>
        <translation>Bei mehr als zwei Seiten wird jede mit jeder verglichen. Eine Seite, für die hier keine Bedingung steht, bleibt weg.</translation>
    </message>
    <message>
        <source>The same conditions as %1. Change one of the two sides.</source>
        <translation>Dieselben Bedingungen wie %1. Ändern Sie eine der beiden Seiten.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::CorrectedDialog</name>
    <message>
        <source>Has</source>
        <translation>Hat</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Will have</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Change of %1</source>
        <translation>Änderung: %1</translation>
    </message>
    <message>
        <source>Correct the position</source>
        <translation>Stellung berichtigen</translation>
    </message>
    <message>
        <source>Forgot the income of round 3</source>
        <translation>Einkommen der Runde 3 vergessen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>The %1 cannot give up that much. They have: %2 %3.</source>
        <translation>Die %1 können nicht so viel abgeben. Sie haben: %2 %3.</translation>
    </message>
    <message numerus="yes">
        <source>The bank has only %n coin(s).</source>
        <translation>
            <numerusform>Die Bank hat nur %n Münze.</numerusform>
            <numerusform>Die Bank hat nur %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a reason for readers of the record.</source>
        <translation>Geben Sie einen Grund an, für die Leser der Aufzeichnung.</translation>
    </message>
    <message>
        <source>A correction changes pieces and resources on the table. It breaks no rule. It records what the players did by mistake or against the rules.</source>
        <translation>Eine Berichtigung ändert Figuren und Rohstoffe auf dem Tisch. Sie bricht keine Regel. Sie hält fest, was die Spieler versehentlich oder gegen die Regeln getan haben.</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Außerdem</translation>
    </message>
    <message>
        <source>Enter a change: a number other than 0, or an entry under “Also”.</source>
        <translation>Geben Sie eine Änderung ein: eine Zahl außer 0 oder einen Eintrag unter „Außerdem“.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::CourseChart</name>
    <message>
        <source>Personages after each round</source>
        <translation>Persönlichkeiten nach jeder Runde</translation>
    </message>
    <message>
        <source>Games still running after each round</source>
        <translation>Partien, die nach jeder Runde noch laufen</translation>
    </message>
    <message>
        <source>Nations without a personage yet</source>
        <translation>Völker noch ohne Persönlichkeit</translation>
    </message>
    <message>
        <source>still playing</source>
        <translation>spielen noch</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>at risk</source>
        <translation>unter Risiko</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3 to %4), %5 %6</source>
        <comment>A: value (low to high), how many, what they are</comment>
        <translation>%1: %2 (%3 bis %4), %5 %6</translation>
    </message>
    <message>
        <source>, %1 ended before</source>
        <translation>, %1 vorher beendet</translation>
    </message>
    <message>
        <source>rounds; below: %1</source>
        <translation>Runden; darunter: %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::CoursesView</name>
    <message>
        <source>A: %1 seats in %2 games, B: %3 seats in %4 games, not adjusted. A difference may come from nations, seats and boards; only the verdict takes these into account. Games that have ended count with their final value. The numbers below each round show how many were still playing. The bands are 95 % confidence bands: for the whole curve of personages, for each round by itself in the other two charts.</source>
        <translation>A: %1 Plätze in %2 Partien, B: %3 Plätze in %4 Partien, nicht bereinigt. Ein Unterschied kann an Völkern, Plätzen und Spielplänen liegen; nur das Urteil berücksichtigt sie. Beendete Partien zählen mit ihrem Endstand weiter. Die Zahlen unter jeder Runde zeigen, wie viele noch spielten. Die Bänder sind 95-%-Konfidenzbänder: bei den Persönlichkeiten für die ganze Kurve, in den beiden anderen Diagrammen für jede Runde einzeln.</translation>
    </message>
    <message>
        <source>Unfinished games (%1 and %2) count up to the round before the one in which they stop.</source>
        <translation>Nicht beendete Partien (%1 und %2) zählen bis zur Runde vor der, in der sie abbrechen.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::DataTable</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Original order</source>
        <translation>Ursprüngliche Reihenfolge</translation>
    </message>
    <message>
        <source>&amp;Copy the row</source>
        <translation>Zeile &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>&amp;Save the table…</source>
        <translation>Tabelle &amp;speichern …</translation>
    </message>
    <message>
        <source>S&amp;ort by</source>
        <translation>S&amp;ortieren nach</translation>
    </message>
</context>
<context>
    <name>annales::viewer::DeckEditor</name>
    <message>
        <source>Duellum deck[*]</source>
        <translation>Kartensatz für Duellum[*]</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>English text</source>
        <translation>Englischer Text</translation>
    </message>
    <message>
        <source>German text</source>
        <translation>Deutscher Text</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>A&amp;dd a card</source>
        <translation>Karte &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Re&amp;move the card</source>
        <translation>Karte &amp;entfernen</translation>
    </message>
    <message>
        <source>This is not a deck: %1</source>
        <translation>Das ist kein Kartensatz: %1</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>a town wall falls</source>
        <translation>eine Stadtmauer fällt</translation>
    </message>
    <message>
        <source>the opponent's coins are halved</source>
        <translation>die Münzen des Gegners werden halbiert</translation>
    </message>
    <message>
        <source>gold per know-how of the opponent</source>
        <translation>Gold je Fortschritt des Gegners</translation>
    </message>
    <message>
        <source>a city is stronger by one</source>
        <translation>eine Stadt ist um eins stärker</translation>
    </message>
    <message>
        <source>the effect in its text</source>
        <translation>die Wirkung laut Text</translation>
    </message>
    <message>
        <source>on your own turn</source>
        <translation>im eigenen Zug</translation>
    </message>
    <message>
        <source>on the know-how space</source>
        <translation>auf dem Feld Fortschritt</translation>
    </message>
    <message>
        <source>against an opponent's conquest</source>
        <translation>gegen eine Eroberung des Gegners</translation>
    </message>
</context>
<context>
    <name>annales::viewer::DifferenceModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>annales::viewer::DoublesDialog</name>
    <message>
        <source>Doubles</source>
        <translation>Doppelte Partien</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Delete from the list</source>
        <translation>Aus der Liste löschen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The same moves</source>
        <translation>Dieselben Züge</translation>
    </message>
    <message>
        <source>One continues the other</source>
        <translation>Eine setzt die andere fort</translation>
    </message>
    <message>
        <source>%1 % of the moves are the same</source>
        <translation>%1 % der Züge sind gleich</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of games that may be the same game. Delete the game that you do not need. The deleted game stays in the library and can be brought back.</source>
        <translation>
            <numerusform>%n Paar von Partien, die vielleicht dieselbe sind. Löschen Sie die Partie, die Sie nicht brauchen. Die gelöschte Partie bleibt in der Sammlung und lässt sich zurückholen.</numerusform>
            <numerusform>%n Paare von Partien, die vielleicht dieselbe sind. Löschen Sie jeweils die Partie, die Sie nicht brauchen. Die gelöschte Partie bleibt in der Sammlung und lässt sich zurückholen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::DueLoader</name>
    <message>
        <source>The file of the game “%1” is not known. Open the game to practise its questions.</source>
        <translation>Die Datei der Partie „%1“ ist nicht bekannt. Öffnen Sie die Partie, um ihre Fragen zu üben.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) no longer fit their games.</source>
        <translation>
            <numerusform>%n Frage passt nicht mehr zu ihrer Partie.</numerusform>
            <numerusform>%n Fragen passen nicht mehr zu ihren Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 now contains another game.</source>
        <translation>%1 enthält jetzt eine andere Partie.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::EditCanvas</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Start the cut on the outline of a province.</source>
        <translation>Beginnen Sie den Schnitt auf dem Umriss einer Provinz.</translation>
    </message>
    <message>
        <source>New province</source>
        <translation>Neue Provinz</translation>
    </message>
    <message>
        <source>Both ends of a cut must lie on the outline of the same province.</source>
        <translation>Beide Enden eines Schnitts müssen auf dem Umriss derselben Provinz liegen.</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <translation>%1 – %2: %3</translation>
    </message>
    <message>
        <source>Drag the point; Alt+click removes it</source>
        <translation>Punkt ziehen; Alt+Klick entfernt ihn</translation>
    </message>
    <message>
        <source>Drag the city of %1</source>
        <translation>Stadt von %1 ziehen</translation>
    </message>
    <message>
        <source>Shift+click adds a point here</source>
        <translation>Umschalt+Klick setzt hier einen Punkt</translation>
    </message>
    <message>
        <source>Click an outline to start the cut</source>
        <translation>Auf einen Umriss klicken, um den Schnitt zu beginnen</translation>
    </message>
    <message>
        <source>Click along the cut and finish on the outline</source>
        <translation>Den Schnitt entlang klicken, zuletzt wieder auf den Umriss</translation>
    </message>
    <message>
        <source>Make %1 part of %2</source>
        <translation>%1 mit %2 vereinen</translation>
    </message>
    <message>
        <source>%1: click it, then the neighbour it should become part of</source>
        <translation>%1: anklicken, dann den Nachbarn, zu dem die Provinz gehören soll</translation>
    </message>
    <message>
        <source>Click the corners of the new province on unclaimed ground</source>
        <translation>Die Ecken der neuen Provinz im Niemandsland anklicken</translation>
    </message>
    <message>
        <source>Enter or a click on the first corner closes the outline</source>
        <translation>Die Eingabetaste oder ein Klick auf die erste Ecke schließt den Umriss</translation>
    </message>
    <message>
        <source>Click the upper left corner of the printed board, then the others clockwise</source>
        <translation>Die linke obere Ecke des gedruckten Plans anklicken, dann im Uhrzeigersinn die anderen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::EffectsForm</name>
    <message>
        <source>Add</source>
        <translation>Notieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Kind of change</source>
        <translation>Art der Änderung</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Was genau</translation>
    </message>
    <message>
        <source>Present or gone</source>
        <translation>Vorhanden oder weg</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Noted changes</source>
        <translation>Notierte Änderungen</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Bellona</source>
        <translation>Bellona</translation>
    </message>
    <message>
        <source>no nation</source>
        <translation>kein Volk</translation>
    </message>
    <message>
        <source>have it</source>
        <translation>haben ihn</translation>
    </message>
    <message>
        <source>is there</source>
        <translation>ist da</translation>
    </message>
    <message>
        <source>do not have it</source>
        <translation>haben ihn nicht</translation>
    </message>
    <message>
        <source>is gone</source>
        <translation>ist weg</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>hand of the %1</source>
        <translation>Hand (%1)</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Kaserne</translation>
    </message>
    <message>
        <source>not on it yet</source>
        <translation>noch nicht darauf</translation>
    </message>
</context>
<context>
    <name>annales::viewer::EstimatorsModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n decided seat(s)</source>
        <translation>
            <numerusform>%n entschiedener Platz</numerusform>
            <numerusform>%n entschiedene Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference within strata, points</source>
        <translation>Unterschied innerhalb der Schichten, Punkte</translation>
    </message>
    <message>
        <source>A is compared with B among seats of the same kind; standard errors clustered by game (CR2)</source>
        <translation>A wird mit B unter Plätzen derselben Art verglichen; nach Partien geclusterte Standardfehler (CR2)</translation>
    </message>
    <message>
        <source>Difference valid at every look, points</source>
        <translation>Unterschied, bei jedem Blick gültig, Punkte</translation>
    </message>
    <message>
        <source>Confidence sequence: valid however often you look. The verdict rests on it.</source>
        <translation>Konfidenzfolge: gültig, wie oft Sie auch hinsehen. Auf ihr beruht das Urteil.</translation>
    </message>
    <message>
        <source>Difference, games resampled, points</source>
        <translation>Unterschied, Partien neu gezogen, Punkte</translation>
    </message>
    <message>
        <source>Bootstrap by game, within strata</source>
        <translation>Bootstrap nach Partien, innerhalb der Schichten</translation>
    </message>
    <message>
        <source>Difference, strata ignored, points</source>
        <translation>Unterschied ohne Schichten, Punkte</translation>
    </message>
    <message>
        <source>Raw shares of wins; standard errors clustered by game (CR2)</source>
        <translation>Unbereinigte Anteile der Siege; nach Partien geclusterte Standardfehler (CR2)</translation>
    </message>
    <message>
        <source>Test for a difference</source>
        <translation>Test auf einen Unterschied</translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation>Chancenverhältnis</translation>
    </message>
    <message>
        <source>Mantel–Haenszel; treats seats as independent</source>
        <translation>Mantel-Haenszel; behandelt Plätze als unabhängig</translation>
    </message>
    <message>
        <source>Adjusted for players: A ahead, of 100 games</source>
        <translation>Bereinigt um die Spieler: A vorn, von 100 Partien</translation>
    </message>
    <message>
        <source>Plackett–Luce: in how many of 100 games A finishes ahead of an equally skilled B. 50 means no difference.</source>
        <translation>Plackett-Luce: in wie vielen von 100 Partien A vor einem gleich starken B abschließt. 50 heißt: kein Unterschied.</translation>
    </message>
    <message>
        <source>A wins, shrunk towards no difference, %</source>
        <translation>A gewinnt, zu keinem Unterschied hin geschrumpft, %</translation>
    </message>
    <message>
        <source>B wins, shrunk towards no difference, %</source>
        <translation>B gewinnt, zu keinem Unterschied hin geschrumpft, %</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>Share of wins as played, only of the seats that count; interval clustered by game (CR2)</source>
        <translation>Anteil der Siege, wie gespielt, nur der Plätze, die zählen; Intervall nach Partien (CR2)</translation>
    </message>
    <message>
        <source>A wins, %</source>
        <translation>A gewinnt, %</translation>
    </message>
    <message>
        <source>B wins, %</source>
        <translation>B gewinnt, %</translation>
    </message>
    <message>
        <source>A wins, same kinds of seats, %</source>
        <translation>A gewinnt, gleiche Arten von Plätzen, %</translation>
    </message>
    <message>
        <source>B wins, same kinds of seats, %</source>
        <translation>B gewinnt, gleiche Arten von Plätzen, %</translation>
    </message>
    <message>
        <source>Cochran–Mantel–Haenszel test, standard errors by game; valid if you look only once</source>
        <translation>Cochran-Mantel-Haenszel-Test, Standardfehler nach Partien; gilt, wenn Sie nur einmal nachsehen</translation>
    </message>
    <message>
        <source>How likely a difference at least this large would be if there were none. If you look more than once, use the p-value that is valid at every look.</source>
        <translation>So wahrscheinlich wäre ein mindestens so großer Unterschied, wenn es keinen gäbe. Wenn Sie mehrmals nachsehen, nehmen Sie den p-Wert, der bei jedem Blick gilt.</translation>
    </message>
    <message>
        <source>Share of wins over the kinds of seats of both sides, weighted as in the difference: A minus B is the difference within strata</source>
        <translation>Anteil der Siege über die Arten von Plätzen beider Seiten, gewichtet wie im Unterschied: A minus B ist der Unterschied innerhalb der Schichten</translation>
    </message>
    <message>
        <source>Share of wins, shrunk towards the share of both sides together: the fewer the games, the stronger (beta-binomial)</source>
        <translation>Anteil der Siege, zum gemeinsamen Anteil beider Seiten hin geschrumpft: je weniger Partien, desto stärker (Beta-Binomial)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::EventLabel</name>
    <message>
        <source>Event %1 · before round 1</source>
        <translation>Ereignis %1 · vor Runde 1</translation>
    </message>
    <message>
        <source>Event %1 · round %2</source>
        <translation>Ereignis %1 · Runde %2</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ExactSource</name>
    <message>
        <source>Finish changing the decision first. Then play the claim.</source>
        <translation>Beenden Sie zuerst das Ändern der Entscheidung. Spielen Sie dann diesen Weg.</translation>
    </message>
    <message>
        <source>%1 (round %2)</source>
        <translation>%1 (Runde %2)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ExplorerModel</name>
    <message>
        <source>no step</source>
        <translation>kein Schritt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a space, and the name of the opening</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Baseline for such a seat: %1</source>
        <translation>Vergleichswert für einen solchen Platz: %1</translation>
    </message>
    <message>
        <source>Share of wins in decided games. The bar is the 95 % confidence interval, the tick the baseline.</source>
        <translation>Anteil der Siege an den entschiedenen Partien. Der Balken ist das 95-%-Konfidenzintervall, der Strich der Vergleichswert.</translation>
    </message>
    <message>
        <source>Expected share of wins on such a seat: same ruleset, rule options, board, number of nations, seat in turn order and nation.</source>
        <translation>Erwarteter Anteil der Siege auf einem solchen Platz: gleiches Regelwerk, gleiche Regeloptionen, gleicher Plan, gleich viele Völker, gleicher Platz in der Zugfolge, gleiches Volk.</translation>
    </message>
    <message>
        <source>Mean place at the end</source>
        <translation>Mittlerer Platz am Ende</translation>
    </message>
    <message>
        <source>Mean number of personages at the end of round %1; games that ended earlier count with their final value</source>
        <translation>Mittlere Zahl der Persönlichkeiten am Ende von Runde %1; Partien, die früher endeten, zählen mit ihrem Endstand</translation>
    </message>
    <message>
        <source>Median round of the first personage</source>
        <translation>Median der Runde der ersten Persönlichkeit</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächstes Feld</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Pers. R%1</source>
        <comment>personages at the end of a round</comment>
        <translation>Pers. R%1</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Too few games to say much.</source>
        <translation>Zu wenige Partien für eine klare Aussage.</translation>
    </message>
    <message>
        <source>The baseline lies within the confidence interval: the difference may be chance.</source>
        <translation>Der Vergleichswert liegt im Konfidenzintervall: Der Unterschied kann Zufall sein.</translation>
    </message>
    <message>
        <source>The baseline lies outside the confidence interval. Among many openings this happens by chance to some: only a comparison can show a difference.</source>
        <translation>Der Vergleichswert liegt außerhalb des Konfidenzintervalls. Unter vielen Eröffnungen kommt das bei einigen durch Zufall vor: Nur ein Vergleich kann einen Unterschied nachweisen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n decided seat(s) won (95 % confidence interval: %2 to %3)</source>
        <translation>
            <numerusform>%1 von %n entschiedenen Platz gewonnen (95-%-Konfidenzintervall: %2 bis %3)</numerusform>
            <numerusform>%1 von %n entschiedenen Plätzen gewonnen (95-%-Konfidenzintervall: %2 bis %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) without a winner do not count</source>
        <translation>
            <numerusform>%n Platz ohne Sieger zählt nicht</numerusform>
            <numerusform>%n Plätze ohne Sieger zählen nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) of games that ended before round %1 count with their final value</source>
        <translation>
            <numerusform>%n Platz einer Partie, die vor Runde %1 zu Ende war, zählt mit seinem Endstand</numerusform>
            <numerusform>%n Plätze von Partien, die vor Runde %1 zu Ende waren, zählen mit ihrem Endstand</numerusform>
        </translation>
    </message>
    <message>
        <source>One nation in one game: a game of four has four seats</source>
        <translation>Ein Volk in einer Partie: Eine Partie zu viert hat vier Plätze</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Share of wins, drawn towards the baseline: %1 (95 %: %2 to %3)</source>
        <translation>Anteil der Siege, zum Vergleichswert hin gezogen: %1 (95 %: %2 bis %3)</translation>
    </message>
    <message>
        <source>Share of wins, drawn towards the baseline: the fewer the games, the farther. So a continuation that was played only once does not come first when you sort by this column.</source>
        <translation>Anteil der Siege, zum Vergleichswert hin gezogen: je weniger Partien, desto weiter. So steht eine Fortsetzung, die nur einmal gespielt wurde, beim Sortieren nach dieser Spalte nicht oben.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ExplorerPanel</name>
    <message>
        <source>Reading games: %1 of %2</source>
        <translation>Partien werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>This nation</source>
        <translation>Dieses Volk</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Dieser Plan</translation>
    </message>
    <message>
        <source>More conditions, such as player=Anna; from=2024</source>
        <translation>Weitere Bedingungen, etwa player=Anna; from=2024</translation>
    </message>
    <message>
        <source>More conditions</source>
        <translation>Weitere Bedingungen</translation>
    </message>
    <message>
        <source>◂ Back to openings</source>
        <translation>◂ Zurück zu den Eröffnungen</translation>
    </message>
    <message>
        <source>Next moves</source>
        <translation>Nächste Züge</translation>
    </message>
    <message>
        <source>Games with this opening</source>
        <translation>Partien mit dieser Eröffnung</translation>
    </message>
    <message>
        <source>Open a library to count its games here.</source>
        <translation>Öffnen Sie eine Sammlung, um ihre Partien hier zu zählen.</translation>
    </message>
    <message>
        <source>Reading the games of the library…</source>
        <translation>Die Partien der Sammlung werden gelesen…</translation>
    </message>
    <message>
        <source>%1 at the start</source>
        <translation>%1 am Anfang</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>No matches in the chosen games.</source>
        <translation>Keine Treffer in den gewählten Partien.</translation>
    </message>
    <message>
        <source>Each nation counts separately, even within one game.</source>
        <translation>Jedes Volk zählt einzeln, auch innerhalb einer Partie.</translation>
    </message>
    <message>
        <source>Too few games to say much. Trust the bars, not the percentages.</source>
        <translation>Zu wenige Partien für eine klare Aussage. Achten Sie auf die Balken, nicht auf die Prozente.</translation>
    </message>
    <message>
        <source>Press Enter to list the games.</source>
        <translation>Eingabetaste: Partien zeigen.</translation>
    </message>
    <message>
        <source>%1 cannot be reached from here.</source>
        <translation>%1 ist von hier nicht zu erreichen.</translation>
    </message>
    <message>
        <source>Actions and positions are known only for the first %1 turns of a nation.</source>
        <translation>Aktionen und Stellungen sind nur für die ersten %1 Züge eines Volks bekannt.</translation>
    </message>
    <message>
        <source>All nations</source>
        <translation>Alle Völker</translation>
    </message>
    <message>
        <source>Compare with all others</source>
        <translation>Mit allen anderen vergleichen</translation>
    </message>
    <message>
        <source>Name this opening…</source>
        <translation>Dieser Eröffnung einen Namen geben…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Moves played next from here</source>
        <translation>Züge, die von hier aus gespielt wurden</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Moves of the nation from its first turn on</source>
        <translation>Züge des Volks vom ersten an</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>by spaces</source>
        <translation>nach Feldern</translation>
    </message>
    <message>
        <source>by actions</source>
        <translation>nach Aktionen</translation>
    </message>
    <message>
        <source>by position</source>
        <translation>nach Stellung</translation>
    </message>
    <message>
        <source>What games must have in common with this one: the spaces of the nation's turns, all actions in them, or the whole position</source>
        <translation>Was Partien mit dieser gemeinsam haben müssen: die Felder der Züge des Volks, alle Aktionen darin oder die ganze Stellung</translation>
    </message>
    <message>
        <source>What games have in common</source>
        <translation>Was Partien gemeinsam haben</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filter…</translation>
    </message>
    <message>
        <source>The same conditions as a form</source>
        <translation>Dieselben Bedingungen als Formular</translation>
    </message>
    <message>
        <source>Moves from the first turn on</source>
        <translation>Züge vom ersten an</translation>
    </message>
    <message>
        <source>Counting games…</source>
        <translation>Partien werden gezählt…</translation>
    </message>
    <message>
        <source>%1 do not play in this game.</source>
        <translation>%1 spielen in dieser Partie nicht mit.</translation>
    </message>
    <message>
        <source>The game does not go that far. Play up to that point first.</source>
        <translation>Die Partie geht nicht so weit. Spielen Sie sie zuerst bis dorthin.</translation>
    </message>
    <message>
        <source>Searching for games with %1…</source>
        <translation>Partien mit %1 werden gesucht…</translation>
    </message>
    <message>
        <source>Searching: %1 of %2 parts</source>
        <translation>Suche: %1 von %2 Teilen</translation>
    </message>
    <message>
        <source>Report on this opening</source>
        <translation>Bericht über diese Eröffnung</translation>
    </message>
    <message>
        <source>Separate conditions with semicolons. After where= comes a question about positions or the name of a collection: where=temples &gt;= 2 and round &lt;= 5</source>
        <translation>Trennen Sie Bedingungen mit Semikolons. Nach where= steht eine Frage über Stellungen oder der Name einer Auswahl: where=temples &gt;= 2 and round &lt;= 5</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n seat(s)</source>
        <translation>
            <numerusform>%1: %n Platz</numerusform>
            <numerusform>%1: %n Plätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) without a winner are left out of the share of wins.</source>
        <translation>
            <numerusform>%n Platz ohne Sieger bleibt beim Anteil der Siege außer Betracht.</numerusform>
            <numerusform>%n Plätze ohne Sieger bleiben beim Anteil der Siege außer Betracht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tree as a chart: width shows seats, colour shows wins</source>
        <translation>Der Baum als Diagramm: Die Breite zeigt Plätze, die Farbe Siege</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Beste zuerst</translation>
    </message>
    <message>
        <source>Sort by the share of wins drawn towards the baseline, in place of the number of games</source>
        <translation>Nach dem zum Vergleichswert gezogenen Anteil der Siege sortieren statt nach der Zahl der Partien</translation>
    </message>
    <message>
        <source>Open a game to see what others have played in its positions.</source>
        <translation>Öffnen Sie eine Partie, um zu sehen, was andere in ihren Stellungen gespielt haben.</translation>
    </message>
    <message>
        <source>Click a move to play it as a what-if line. Press Enter to list the games.</source>
        <translation>Ein Klick spielt den Zug als Was-wäre-wenn-Linie. Die Eingabetaste zeigt die Partien.</translation>
    </message>
    <message>
        <source>The rondel move has already been made. Go to a nation's next decision to play another move.</source>
        <translation>Auf dem Rondell wurde schon gezogen. Gehen Sie zur nächsten Entscheidung eines Volks, um anders zu ziehen.</translation>
    </message>
    <message>
        <source>Same number of nations</source>
        <translation>Gleich viele Völker</translation>
    </message>
</context>
<context>
    <name>annales::viewer::FilterBar</name>
    <message>
        <source>Find in all columns: players, nations, events, boards …</source>
        <translation>In allen Spalten suchen: Spieler, Völker, Anlässe, Spielpläne…</translation>
    </message>
    <message>
        <source>Find games</source>
        <translation>Partien suchen</translation>
    </message>
    <message>
        <source>Shows the games that contain every word you type</source>
        <translation>Zeigt die Partien, die jedes Wort enthalten, das hier steht</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Removes all filters</source>
        <translation>Nimmt alle Filter weg</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regelwerk</translation>
    </message>
    <message>
        <source>&amp;Nation</source>
        <translation>&amp;Volk</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>R&amp;esult</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <source>Fr&amp;om</source>
        <translation>Vo&amp;n</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Bis</translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation>&amp;Schlagwort</translation>
    </message>
    <message>
        <source>2024-05 or 2024-05-31</source>
        <translation>2024-05 oder 2024-05-31</translation>
    </message>
    <message>
        <source>A day, a month or a year, with the year first</source>
        <translation>Ein Tag, ein Monat oder ein Jahr, das Jahr zuerst</translation>
    </message>
    <message>
        <source>name, or ~part</source>
        <translation>Name oder ~Teil</translation>
    </message>
    <message>
        <source>The whole name. To find all names with these letters, put ~ in front</source>
        <translation>Der ganze Name. Ein ~ davor findet alle Namen mit diesen Buchstaben</translation>
    </message>
    <message>
        <source>site=Club or a word</source>
        <translation>site=Club oder ein Wort</translation>
    </message>
    <message>
        <source>A word in any tag, or name=value</source>
        <translation>Ein Wort in irgendeinem Schlagwort oder Name=Wert</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>ended without a winner</source>
        <translation>ohne Sieger beendet</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>Sieger: %1</translation>
    </message>
    <message>
        <source>Openi&amp;ng</source>
        <translation>Eröff&amp;nung</translation>
    </message>
    <message>
        <source>romans: G1, or marble temple</source>
        <translation>Römer: G1, oder Marmor, Tempel</translation>
    </message>
    <message>
        <source>More filters: ruleset, board, nation, player, date, result, tag, opening, record</source>
        <translation>Weitere Filter: Regelwerk, Spielplan, Volk, Spieler, Datum, Ergebnis, Tag, Eröffnung, Aufzeichnung</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>Auf&amp;zeichnung</translation>
    </message>
    <message>
        <source>Recorded games have moves; of the others only the result is known</source>
        <translation>Aufgezeichnete Partien haben Züge; von den anderen ist nur das Ergebnis bekannt</translation>
    </message>
    <message>
        <source>recorded games</source>
        <translation>aufgezeichnete Partien</translation>
    </message>
    <message>
        <source>only results</source>
        <translation>nur Ergebnisse</translation>
    </message>
    <message>
        <source>results without nations</source>
        <translation>Ergebnisse ohne Völker</translation>
    </message>
    <message>
        <source>A code, a name or the first spaces on the rondel. To choose the nation that played the opening, put the nation and a colon in front</source>
        <translation>Ein Kürzel, ein Name oder die ersten Felder auf dem Rondell. Um das Volk zu wählen, das die Eröffnung gespielt hat, setzen Sie es mit einem Doppelpunkt davor</translation>
    </message>
    <message>
        <source>contradictions, possible doubles</source>
        <translation>Widersprüche, vielleicht doppelte Partien</translation>
    </message>
</context>
<context>
    <name>annales::viewer::FilterForm</name>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regelwerk</translation>
    </message>
    <message>
        <source>Number of na&amp;tions</source>
        <translation>Völker am &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Nation</source>
        <translation>&amp;Volk</translation>
    </message>
    <message>
        <source>&amp;Seat in turn order</source>
        <translation>&amp;Platz in der Zugfolge</translation>
    </message>
    <message>
        <source>R&amp;esult</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>Spie&amp;ler</translation>
    </message>
    <message>
        <source>Rat&amp;ing from</source>
        <translation>&amp;Wertung von</translation>
    </message>
    <message>
        <source>Rating &amp;up to</source>
        <translation>Wertung &amp;bis</translation>
    </message>
    <message>
        <source>&amp;Date from</source>
        <translation>&amp;Datum von</translation>
    </message>
    <message>
        <source>Date unti&amp;l</source>
        <translation>Datum b&amp;is</translation>
    </message>
    <message>
        <source>E&amp;vent</source>
        <translation>Ver&amp;anstaltung</translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation>Schla&amp;gwort</translation>
    </message>
    <message>
        <source>name, or ~part</source>
        <translation>Name oder ~Teil</translation>
    </message>
    <message>
        <source>The whole name. To find all names with these letters, put ~ in front</source>
        <translation>Der ganze Name. Ein ~ davor findet alle Namen mit diesen Buchstaben</translation>
    </message>
    <message>
        <source>part of a name</source>
        <translation>Teil eines Namens</translation>
    </message>
    <message>
        <source>site=Club</source>
        <translation>site=Club</translation>
    </message>
    <message>
        <source>2024-05 or 2024-05-31</source>
        <translation>2024-05 oder 2024-05-31</translation>
    </message>
    <message>
        <source>Clear conditions</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>with a winner</source>
        <translation>mit Sieger</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>ohne Sieger</translation>
    </message>
    <message>
        <source>Rule &amp;option</source>
        <translation>Regel&amp;option</translation>
    </message>
    <message>
        <source>&amp;Question or collection</source>
        <translation>&amp;Frage oder Auswahl</translation>
    </message>
    <message>
        <source>such as variant:expert</source>
        <translation>etwa variant:expert</translation>
    </message>
    <message>
        <source>Only games played with this rule option; goal:default finds games without the option goal</source>
        <translation>Nur Partien mit dieser Regeloption; goal:default findet Partien ohne die Option goal</translation>
    </message>
    <message>
        <source>such as temples &gt;= 2 and round &lt;= 5</source>
        <translation>etwa temples &gt;= 2 and round &lt;= 5</translation>
    </message>
    <message>
        <source>Only games in which the question is true of a nation at some moment, or the games of a collection</source>
        <translation>Nur Partien, in denen die Frage irgendwann auf ein Volk zutrifft, oder die Partien einer Auswahl</translation>
    </message>
</context>
<context>
    <name>annales::viewer::FindRemarksPanel</name>
    <message>
        <source>Searching…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>Only the newest %1 remarks are listed. Add a word to narrow the search.</source>
        <translation>Nur die neuesten %1 Anmerkungen sind aufgeführt. Ein weiteres Wort engt die Suche ein.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln remark(s)</source>
        <translation>
            <numerusform>%Ln Anmerkung</numerusform>
            <numerusform>%Ln Anmerkungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>No library is open. Open one on the page “Games”.</source>
        <translation>Keine Sammlung ist offen. Öffnen Sie eine auf der Seite „Partien“.</translation>
    </message>
    <message>
        <source>No games are waiting for an answer. Give a remark the tag “open” to list its game here.</source>
        <translation>Keine Partie wartet auf eine Antwort. Geben Sie einer Anmerkung das Schlagwort „open“, um ihre Partie hier aufzuführen.</translation>
    </message>
    <message>
        <source>No remarks contain “%1”. Try the beginning of a word, or remove a filter.</source>
        <translation>Keine Anmerkung enthält „%1“. Versuchen Sie den Anfang eines Wortes, oder nehmen Sie einen Filter weg.</translation>
    </message>
    <message>
        <source>No remarks match. Remove a filter.</source>
        <translation>Keine Anmerkung passt. Nehmen Sie einen Filter weg.</translation>
    </message>
    <message>
        <source>This library has no remarks yet. Open a game and press D to write the first one.</source>
        <translation>Diese Sammlung hat noch keine Anmerkungen. Öffnen Sie eine Partie und drücken Sie D, um die erste zu schreiben.</translation>
    </message>
    <message>
        <source>No remarks to export.</source>
        <translation>Keine Anmerkungen zum Exportieren.</translation>
    </message>
    <message>
        <source>Remarks in the library</source>
        <translation>Anmerkungen in der Sammlung</translation>
    </message>
    <message>
        <source>Search the text of remarks (Ctrl+Shift+F)</source>
        <translation>Im Text der Anmerkungen suchen (Strg+Umschalt+F)</translation>
    </message>
    <message>
        <source>Games with open remarks</source>
        <translation>Partien mit offenen Anmerkungen</translation>
    </message>
    <message>
        <source>Games waiting for an answer (Ctrl+Shift+G)</source>
        <translation>Partien, die auf eine Antwort warten (Strg+Umschalt+G)</translation>
    </message>
    <message>
        <source>Write all remarks found to a file (Ctrl+Shift+E)</source>
        <translation>Alle gefundenen Anmerkungen in eine Datei schreiben (Strg+Umschalt+E)</translation>
    </message>
    <message>
        <source>Words or beginnings of words</source>
        <translation>Wörter oder ihre Anfänge</translation>
    </message>
    <message>
        <source>Search all remarks</source>
        <translation>In allen Anmerkungen suchen</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Readers</source>
        <translation>Leser</translation>
    </message>
    <message>
        <source>Glyph</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>A remark is open until it is resolved</source>
        <translation>Eine Anmerkung ist offen, bis sie erledigt ist</translation>
    </message>
    <message>
        <source>Remarks found</source>
        <translation>Gefundene Anmerkungen</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Jeder Status</translation>
    </message>
    <message>
        <source>Open only</source>
        <translation>Nur offene</translation>
    </message>
    <message>
        <source>For anyone</source>
        <translation>Für alle</translation>
    </message>
    <message>
        <source>Any glyph</source>
        <translation>Jedes Zeichen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with open remarks. Press Enter to open a game at its first open remark.</source>
        <translation>
            <numerusform>%n Partie mit offenen Anmerkungen. Die Eingabetaste öffnet die Partie bei ihrer ersten offenen Anmerkung.</numerusform>
            <numerusform>%n Partien mit offenen Anmerkungen. Die Eingabetaste öffnet eine Partie bei ihrer ersten offenen Anmerkung.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::FoundGamesModel</name>
    <message>
        <source>unfinished</source>
        <translation>unbeendet</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>ohne Sieger</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>annales::viewer::GameChooser</name>
    <message>
        <source>Search cancelled. Press Enter to search again.</source>
        <translation>Suche abgebrochen. Die Eingabetaste sucht noch einmal.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::GameExport</name>
    <message>
        <source>Event log…</source>
        <translation>Ereignisprotokoll…</translation>
    </message>
    <message>
        <source>Event log (*.jsonl)</source>
        <translation>Ereignisprotokoll (*.jsonl)</translation>
    </message>
    <message>
        <source>Remarks as a document…</source>
        <translation>Anmerkungen als Dokument…</translation>
    </message>
    <message>
        <source>Remarks in Markdown (*.md)</source>
        <translation>Anmerkungen in Markdown (*.md)</translation>
    </message>
    <message>
        <source>Remarks as a table…</source>
        <translation>Anmerkungen als Tabelle…</translation>
    </message>
    <message>
        <source>Remarks as a table (*.csv)</source>
        <translation>Anmerkungen als Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>This game has no remarks, so no file was written.</source>
        <translation>Diese Partie hat keine Anmerkungen, darum wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Web page…</source>
        <translation>Webseite…</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>PDF report…</source>
        <translation>PDF-Bericht…</translation>
    </message>
    <message>
        <source>PDF report (*.pdf)</source>
        <translation>PDF-Bericht (*.pdf)</translation>
    </message>
    <message>
        <source>AGN notation…</source>
        <translation>AGN-Notation…</translation>
    </message>
    <message>
        <source>AGN notation (*.agn)</source>
        <translation>AGN-Notation (*.agn)</translation>
    </message>
    <message>
        <source>Spreadsheet…</source>
        <translation>Tabellenblatt…</translation>
    </message>
    <message>
        <source>Spreadsheet (*.xlsx)</source>
        <translation>Tabellenblatt (*.xlsx)</translation>
    </message>
    <message>
        <source>Turns as a table…</source>
        <translation>Züge als Tabelle…</translation>
    </message>
    <message>
        <source>Turns as a table (*.csv)</source>
        <translation>Züge als Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Turns for other programs…</source>
        <translation>Züge für andere Programme…</translation>
    </message>
    <message>
        <source>Turns in JSON (*.json)</source>
        <translation>Züge in JSON (*.json)</translation>
    </message>
    <message>
        <source>This game is damaged or too large for this format. Export its event log instead.</source>
        <translation>Diese Partie ist beschädigt oder zu groß für dieses Format. Exportieren Sie stattdessen ihr Ereignisprotokoll.</translation>
    </message>
    <message>
        <source>Sealed event log…</source>
        <translation>Versiegeltes Ereignisprotokoll…</translation>
    </message>
    <message>
        <source>Sealed event log (*.jsonl)</source>
        <translation>Versiegeltes Ereignisprotokoll (*.jsonl)</translation>
    </message>
    <message>
        <source>Worksheet of the lessons…</source>
        <translation>Arbeitsblatt der Lektionen…</translation>
    </message>
    <message>
        <source>Worksheet (*.pdf)</source>
        <translation>Arbeitsblatt (*.pdf)</translation>
    </message>
    <message>
        <source>This game has no lesson, so no file was written. Press Ctrl+Shift+P at a position to make a lesson.</source>
        <translation>Diese Partie hat keine Lektion, also wurde keine Datei geschrieben. Drücken Sie an einer Stellung Strg+Umschalt+P, um eine Lektion zu erstellen.</translation>
    </message>
    <message>
        <source>Web page to try moves in…</source>
        <translation>Webseite zum Ausprobieren von Zügen…</translation>
    </message>
    <message>
        <source>Web page to try moves in (*.html)</source>
        <translation>Webseite zum Ausprobieren von Zügen (*.html)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::GameFiles</name>
    <message>
        <source>Games (%1)</source>
        <translation>Partien (%1)</translation>
    </message>
    <message>
        <source>Games and libraries (%1)</source>
        <translation>Partien und Sammlungen (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a format of files, its pattern</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>event log</source>
        <translation>Ereignisprotokoll</translation>
    </message>
    <message>
        <source>log of plays</source>
        <translation>Liste gespielter Partien</translation>
    </message>
    <message>
        <source>spreadsheet</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>turns in JSON</source>
        <translation>Züge als JSON</translation>
    </message>
</context>
<context>
    <name>annales::viewer::GameMenu</name>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Edit &amp;tags…</source>
        <translation>&amp;Schlagwörter bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Merge lines and remarks from a file…</source>
        <translation>Linien und Anmerkungen aus einer Datei &amp;übernehmen…</translation>
    </message>
    <message>
        <source>&amp;Show again</source>
        <translation>Wieder &amp;zeigen</translation>
    </message>
    <message>
        <source>Copy as &amp;AGN</source>
        <translation>Als &amp;AGN kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Als &amp;JSON kopieren</translation>
    </message>
    <message>
        <source>&amp;Report on</source>
        <translation>&amp;Bericht über</translation>
    </message>
    <message>
        <source>&amp;Open and fill in…</source>
        <translation>Ö&amp;ffnen und ausfüllen…</translation>
    </message>
    <message>
        <source>Only the result is known: no moves to replay, export or analyse</source>
        <translation>Nur das Ergebnis ist bekannt: keine Züge zum Nachspielen, Exportieren oder Analysieren</translation>
    </message>
</context>
<context>
    <name>annales::viewer::GameOpener</name>
    <message>
        <source>%1 cannot be opened. Row %2: %3</source>
        <translation>%1 kann nicht geöffnet werden. Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1 contains no game to open.</source>
        <translation>%1 enthält keine Partie zum Öffnen.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::GamePage</name>
    <message>
        <source>Kept and left out</source>
        <translation>Behalten und entfallen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::GamesModel</name>
    <message>
        <source>&lt;i&gt;game:&lt;/i&gt; %1</source>
        <translation>&lt;i&gt;Partie:&lt;/i&gt; %1</translation>
    </message>
    <message>
        <source>Click to sort, drag to move</source>
        <translation>Klicken sortiert, Ziehen verschiebt</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Nations and players</source>
        <translation>Völker und Spieler</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>deleted · %1</source>
        <translation>gelöscht · %1</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>&lt;i&gt;Only the result is known, no moves.&lt;/i&gt;</source>
        <translation>&lt;i&gt;Nur das Ergebnis ist bekannt, keine Züge.&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;Two records contradict each other or may be the same game.&lt;/i&gt;</source>
        <translation>&lt;i&gt;Zwei Einträge widersprechen sich oder sind vielleicht dieselbe Partie.&lt;/i&gt;</translation>
    </message>
</context>
<context>
    <name>annales::viewer::GlyphPalette</name>
    <message>
        <source>Glyphs for remarks</source>
        <translation>Zeichen für Anmerkungen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::GuessView</name>
    <message>
        <source>Guess the moves of the %1</source>
        <translation>Züge erraten: %1</translation>
    </message>
    <message>
        <source>&amp;Show the answer</source>
        <translation>&amp;Antwort zeigen</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Nächste Frage</translation>
    </message>
    <message>
        <source>Question %1 of %2: what did the %3 do here?</source>
        <translation>Frage %1 von %2: Was taten hier die %3?</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 von %2 richtig</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>Richtig: %1.</translation>
    </message>
    <message>
        <source>Right, but paid differently. Played: %1.</source>
        <translation>Richtig, nur anders bezahlt. Gespielt wurde: %1.</translation>
    </message>
    <message>
        <source>You: %1. Played: %2.</source>
        <translation>Sie: %1. Gespielt wurde: %2.</translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <translation>Gespielt wurde: %1.</translation>
    </message>
    <message>
        <source>&amp;End and show the score</source>
        <translation>&amp;Beenden und Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Missed decisions</source>
        <translation>Nicht erratene Entscheidungen</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>Geraten: %1</translation>
    </message>
    <message>
        <source>Shown without a guess</source>
        <translation>Gezeigt, nicht geraten</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>The %1 have no more decisions after this event.</source>
        <translation>Nach diesem Ereignis haben die %1 nichts mehr zu entscheiden.</translation>
    </message>
    <message>
        <source>No questions answered.</source>
        <translation>Keine Frage beantwortet.</translation>
    </message>
    <message>
        <source>You guessed %1 of %2 decisions by the %3.</source>
        <translation>Sie haben %1 von %2 Entscheidungen der %3 erraten.</translation>
    </message>
    <message>
        <source>Choose a missed decision to see its position. Esc closes the window.</source>
        <translation>Wählen Sie eine nicht erratene Entscheidung, um ihre Stellung zu sehen. Esc schließt das Fenster.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::HelpOverlay</name>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Over board or record: event by event</source>
        <translation>Über Spielplan oder Protokoll: Ereignis für Ereignis</translation>
    </message>
    <message>
        <source>Shift + wheel</source>
        <translation>Umschalt + Mausrad</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>Runde für Runde</translation>
    </message>
    <message>
        <source>Ctrl + wheel</source>
        <translation>Strg + Mausrad</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomen</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Point at</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Timeline, charts: preview the event</source>
        <translation>Zeitleiste, Diagramme: Vorschau des Ereignisses</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Press any key to close. You can change shortcuts in the Help menu.</source>
        <translation>Jede Taste schließt die Hilfe. Im Menü Hilfe lassen sich die Tasten ändern.</translation>
    </message>
    <message>
        <source>Alt + ↑ ↓</source>
        <translation>Alt + ↑ ↓</translation>
    </message>
    <message>
        <source>In the record: go to lines that branch off; Enter shows one</source>
        <translation>Im Protokoll: zu den Linien, die dort abzweigen; die Eingabetaste zeigt eine</translation>
    </message>
    <message>
        <source>While typing</source>
        <translation>Beim Tippen</translation>
    </message>
    <message>
        <source>Ctrl + Enter</source>
        <translation>Strg + Enter</translation>
    </message>
    <message>
        <source>Shift + Enter</source>
        <translation>Umschalt + Enter</translation>
    </message>
    <message>
        <source>↓</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>From a search box into its list</source>
        <translation>Von einem Suchfeld in seine Liste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zurück zum Spielplan</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechte Taste</translation>
    </message>
    <message>
        <source>Board: drag for an arrow, click for a ring; Shift red, Ctrl blue, Alt yellow. Lines: menu of the line</source>
        <translation>Spielplan: ziehen für einen Pfeil, klicken für einen Ring; Umschalt rot, Strg blau, Alt gelb. Linien: Menü der Linie</translation>
    </message>
    <message>
        <source>Recording a game</source>
        <translation>Eine Partie aufzeichnen</translation>
    </message>
    <message>
        <source>Letters, digits</source>
        <translation>Buchstaben, Ziffern</translation>
    </message>
    <message>
        <source>Find a move, wherever the focus is</source>
        <translation>Suchen, was gespielt wird, egal wo der Fokus ist</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Play the selected row</source>
        <translation>Die gewählte Zeile spielen</translation>
    </message>
    <message>
        <source>End the turn, or continue</source>
        <translation>Den Zug beenden oder weiter</translation>
    </message>
    <message>
        <source>Choose the payment; ← → other payments</source>
        <translation>Bezahlung wählen; ← → andere Bezahlungen</translation>
    </message>
    <message>
        <source>Ctrl + Z</source>
        <translation>Strg + Z</translation>
    </message>
    <message>
        <source>Undo; with text in the field, undo typing</source>
        <translation>Zurücknehmen; mit Text im Feld die Eingabe</translation>
    </message>
    <message>
        <source>Save the remark</source>
        <translation>Anmerkung speichern</translation>
    </message>
    <message>
        <source>Timeline: scrub. Board: move the board, or units that can move (Shift: one)</source>
        <translation>Zeitleiste: spulen. Spielplan: verschieben, oder Einheiten ziehen, wo erlaubt (Umschalt: eine)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::HitMaker</name>
    <message>
        <source>%1 of “%2”</source>
        <translation>%1 von „%2“</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::HitsModel</name>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
</context>
<context>
    <name>annales::viewer::IcicleView</name>
    <message>
        <source>≈ %1</source>
        <comment>a share that may be chance</comment>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>−%1 points</source>
        <translation>−%1 Punkte</translation>
    </message>
    <message>
        <source>+%1 points</source>
        <translation>+%1 Punkte</translation>
    </message>
    <message>
        <source>may be chance</source>
        <translation>kann Zufall sein</translation>
    </message>
    <message>
        <source>wins vs. the baseline</source>
        <translation>Siege gegen den Vergleichswert</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n seat(s)</source>
        <translation>
            <numerusform>%1: %n Platz</numerusform>
            <numerusform>%1: %n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>share of wins, seats</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ImportProgress</name>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancels the import; finished files stay in the library</source>
        <translation>Bricht den Import ab; fertige Dateien bleiben in der Sammlung</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importiere…</translation>
    </message>
    <message>
        <source>Importing %1: %2 %</source>
        <translation>Importiere %1: %2 %</translation>
    </message>
    <message>
        <source>Importing %1: %2 %, %3 s left</source>
        <translation>Importiere %1: %2 %, noch %3 s</translation>
    </message>
    <message>
        <source>Importing %1: %2 %, %3 min left</source>
        <translation>Importiere %1: %2 %, noch %3 min</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ImportReportView</name>
    <message>
        <source>Import report</source>
        <translation>Importbericht</translation>
    </message>
    <message>
        <source>Copies the whole report</source>
        <translation>Kopiert den ganzen Bericht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::KeyEditor</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search for a command or key</source>
        <translation>Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>New key:</source>
        <translation>Neue Taste:</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all keys to their defaults? Your own keys will be lost.</source>
        <translation>Alle Tasten zurücksetzen? Ihre eigenen Tasten gehen verloren.</translation>
    </message>
    <message>
        <source>“%1” already uses this key. Choose another key for that command first.</source>
        <translation>„%1“ hat diese Taste schon. Geben Sie diesem Befehl zuerst eine andere.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::KnowHowModel</name>
    <message>
        <source>%1 gold for the first nation, %2 for the others</source>
        <translation>%1 Gold für das erste Volk, %2 für die anderen</translation>
    </message>
    <message>
        <source>Scholar taken: %1</source>
        <translation>Gelehrter vergeben: %1</translation>
    </message>
    <message>
        <source>Scholar available</source>
        <translation>Gelehrter noch frei</translation>
    </message>
    <message>
        <source>Scholar taken</source>
        <translation>Gelehrter vergeben</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <comment>nation, know-how</comment>
        <translation>%1 ohne %2</translation>
    </message>
    <message>
        <source>%1: %2 since event %3, round %4</source>
        <comment>nation, know-how</comment>
        <translation>%1: %2 seit Ereignis %3, Runde %4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <translation>%1, nach %2</translation>
    </message>
    <message>
        <source>Price in gold: for the first nation, for the others</source>
        <translation>Preis in Gold: für das erste Volk, für die anderen</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>Nation that had the know-how first and won a scholar</source>
        <translation>Volk, das den Fortschritt zuerst hatte und einen Gelehrten gewann</translation>
    </message>
</context>
<context>
    <name>annales::viewer::KnowHowView</name>
    <message>
        <source>Know-how</source>
        <translation>Fortschritte</translation>
    </message>
    <message>
        <source>Open a game to see who has which know-how.</source>
        <translation>Öffnen Sie eine Partie, um zu sehen, wer welchen Fortschritt hat.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LayerBar</name>
    <message>
        <source>Show or hide these remarks on the board, on the timeline and in lists</source>
        <translation>Diese Anmerkungen auf dem Plan, auf der Zeitleiste und in Listen zeigen oder verbergen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LearnView</name>
    <message>
        <source>Learn from mistakes</source>
        <translation>Aus Fehlern lernen</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 von %2 richtig</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Frage %1 von %2</translation>
    </message>
    <message>
        <source>R&amp;esults</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Nächste Frage</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>Comparing both turns by playing on</source>
        <translation>Beide Züge werden durch Weiterspielen verglichen</translation>
    </message>
    <message>
        <source>%1. Round %2: %3</source>
        <translation>%1. Runde %2: %3</translation>
    </message>
    <message>
        <source>No questions answered.</source>
        <translation>Keine Frage beantwortet.</translation>
    </message>
    <message>
        <source>Questions answered right come back at longer and longer intervals, all others tomorrow. Choose a question to see its answer. Esc closes the window.</source>
        <translation>Richtig beantwortete Fragen kommen in immer größeren Abständen wieder, alle anderen morgen. Wählen Sie eine Frage, um ihre Antwort zu sehen. Esc schließt das Fenster.</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Questions and results</source>
        <translation>Fragen und Ergebnisse</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Ihr Zug</translation>
    </message>
    <message>
        <source>Best found</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>As played</source>
        <translation>Wie gespielt</translation>
    </message>
    <message>
        <source>The position after your turn</source>
        <translation>Die Stellung nach Ihrem Zug</translation>
    </message>
    <message>
        <source>The position after the best turn found</source>
        <translation>Die Stellung nach dem besten gefundenen Zug</translation>
    </message>
    <message>
        <source>The position after the turn played in the game</source>
        <translation>Die Stellung nach dem Zug, der in der Partie gespielt wurde</translation>
    </message>
    <message>
        <source>Any turn not distinguishable from the best one found is right.</source>
        <translation>Jeder Zug, der sich vom besten gefundenen nicht unterscheiden lässt, ist richtig.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the last decision (Ctrl+Z)</source>
        <translation>Die letzte Entscheidung zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>N&amp;och einmal</translation>
    </message>
    <message>
        <source>Start the turn again. Only your first answer counts.</source>
        <translation>Den Zug von vorn beginnen. Nur die erste Antwort zählt.</translation>
    </message>
    <message>
        <source>&amp;Show the answer</source>
        <translation>&amp;Antwort zeigen</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Vorige</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Any turn that reaches the goal is right. Order, payments, trades and routes do not matter.</source>
        <translation>Jeder Zug, der das Ziel erreicht, ist richtig. Reihenfolge, Zahlung, Tausch und Wege sind gleichgültig.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>No questions answered. Tick puzzles to put them into a lesson or on a worksheet.</source>
        <translation>Keine Fragen beantwortet. Kreuzen Sie Aufgaben an, um sie in eine Lektion oder auf ein Arbeitsblatt zu setzen.</translation>
    </message>
    <message>
        <source>To a &amp;lesson…</source>
        <translation>In eine &amp;Lektion…</translation>
    </message>
    <message>
        <source>The ticked puzzles become steps of a lesson, each in its game.</source>
        <translation>Die angekreuzten Aufgaben werden Schritte einer Lektion, jede in ihrer Partie.</translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <translation>&amp;Arbeitsblatt…</translation>
    </message>
    <message>
        <source>Saves the ticked puzzles as a worksheet to print, with the answers on the last page.</source>
        <translation>Speichert die angekreuzten Aufgaben als Arbeitsblatt zum Drucken, mit den Lösungen auf der letzten Seite.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LearnWords</name>
    <message>
        <source>Round %1, the %2. Played: %3. That lost chances. What is better? Play the whole turn.</source>
        <translation>Runde %1, die %2. Gespielt: %3. Das hat Chancen gekostet. Was ist besser? Spielen Sie den ganzen Zug.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>✓ Right: this is the best turn found.</source>
        <translation>✓ Richtig: Das ist der beste gefundene Zug.</translation>
    </message>
    <message numerus="yes">
        <source>✓ Right, and better than the best turn found. Loss of chances: %1 in 100, from %n pair(s) of rollouts.</source>
        <translation>
            <numerusform>✓ Richtig, und besser als der beste gefundene Zug. Verlust an Chancen: %1 von 100, aus %n Paar von Fortsetzungen.</numerusform>
            <numerusform>✓ Richtig, und besser als der beste gefundene Zug. Verlust an Chancen: %1 von 100, aus %n Paaren von Fortsetzungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ Right: not distinguishable from the best turn found. Loss of chances: %1 in 100, from %n pair(s) of rollouts.</source>
        <translation>
            <numerusform>✓ Richtig: nicht vom besten gefundenen Zug zu unterscheiden. Verlust an Chancen: %1 von 100, aus %n Paar von Fortsetzungen.</numerusform>
            <numerusform>✓ Richtig: nicht vom besten gefundenen Zug zu unterscheiden. Verlust an Chancen: %1 von 100, aus %n Paaren von Fortsetzungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %1. Loss of chances against the best turn found: %2 in 100, from %n pair(s) of rollouts.</source>
        <translation>
            <numerusform>✗ %1. Verlust an Chancen gegenüber dem besten gefundenen Zug: %2 von 100, aus %n Paar von Fortsetzungen.</numerusform>
            <numerusform>✗ %1. Verlust an Chancen gegenüber dem besten gefundenen Zug: %2 von 100, aus %n Paaren von Fortsetzungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>✗ This turn was played in the game. Loss of chances: %1 in 100.</source>
        <translation>✗ Dieser Zug wurde in der Partie gespielt. Verlust an Chancen: %1 von 100.</translation>
    </message>
    <message>
        <source>The answer is shown. This counts as not known.</source>
        <translation>Die Antwort wird gezeigt. Das zählt als nicht gewusst.</translation>
    </message>
    <message>
        <source>Not judged: %1.</source>
        <translation>Nicht beurteilt: %1.</translation>
    </message>
    <message>
        <source>Best found</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Played in the game</source>
        <translation>In der Partie gespielt</translation>
    </message>
    <message numerus="yes">
        <source>%1. Loss of chances: %2 in 100 (95 %), from %n pair(s) of rollouts in which greedy bots play on.</source>
        <translation>
            <numerusform>%1. Verlust an Chancen: %2 von 100 (95 %), aus %n Paar von Fortsetzungen, in denen gierige Bots weiterspielen.</numerusform>
            <numerusform>%1. Verlust an Chancen: %2 von 100 (95 %), aus %n Paaren von Fortsetzungen, in denen gierige Bots weiterspielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>again tomorrow</source>
        <translation>morgen wieder</translation>
    </message>
    <message numerus="yes">
        <source>again in %n day(s)</source>
        <translation>
            <numerusform>in %n Tag wieder</numerusform>
            <numerusform>in %n Tagen wieder</numerusform>
        </translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Not right</source>
        <translation>Nicht richtig</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Play the whole turn.</source>
        <translation>Spielen Sie den ganzen Zug.</translation>
    </message>
    <message>
        <source>✓ Right: this is the plan.</source>
        <translation>✓ Richtig: Das ist der Plan.</translation>
    </message>
    <message>
        <source>✗ The city could still fall.</source>
        <translation>✗ Die Stadt könnte immer noch fallen.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Every turn that saves the city includes these actions. All possible turns were checked.</source>
        <translation>Jeder Zug, der die Stadt rettet, enthält diese Aktionen. Alle möglichen Züge wurden geprüft.</translation>
    </message>
    <message>
        <source>Each of these actions is needed to win the personage in this turn. This was calculated exactly.</source>
        <translation>Jede dieser Aktionen ist nötig, um die Persönlichkeit in diesem Zug zu gewinnen. Das ist genau berechnet.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>✗ This turn does not win the personage.</source>
        <translation>✗ Dieser Zug gewinnt die Persönlichkeit nicht.</translation>
    </message>
    <message>
        <source>One way to play the plan</source>
        <translation>So lässt sich der Plan spielen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::Learning</name>
    <message>
        <source>Searching game %1 of %2. Puzzles found: %3</source>
        <translation>Partie %1 von %2 wird durchsucht. Aufgaben gefunden: %3</translation>
    </message>
    <message>
        <source>No mistakes by the %1 were found on this line. There may still be some.</source>
        <translation>Auf dieser Linie wurden keine Fehler der %1 gefunden. Es kann trotzdem welche geben.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) due for review today. Press Shift+K to start.</source>
        <translation>
            <numerusform>%n Frage ist heute zur Wiederholung fällig. Umschalt+K beginnt.</numerusform>
            <numerusform>%n Fragen sind heute zur Wiederholung fällig. Umschalt+K beginnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No questions are due today.</source>
        <translation>Heute sind keine Fragen fällig.</translation>
    </message>
    <message>
        <source>Looking for positions in which exactly one plan wins a personage or saves a city…</source>
        <translation>Stellungen werden gesucht, in denen genau ein Plan eine Persönlichkeit gewinnt oder eine Stadt rettet…</translation>
    </message>
    <message>
        <source>No puzzles found in this line.</source>
        <translation>In dieser Linie wurden keine Aufgaben gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found.</source>
        <translation>
            <numerusform>%n Aufgabe gefunden.</numerusform>
            <numerusform>%n Aufgaben gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No games in the list.</source>
        <translation>In der Liste stehen keine Partien.</translation>
    </message>
    <message>
        <source>Looking for puzzles…</source>
        <translation>Aufgaben werden gesucht…</translation>
    </message>
    <message>
        <source>Play the puzzles found</source>
        <translation>Gefundene Aufgaben spielen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>No new puzzles found in these games.</source>
        <translation>In diesen Partien wurden keine neuen Aufgaben gefunden.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LegendChip</name>
    <message>
        <source>Click to hide or show %1 in all charts</source>
        <translation>Ein Klick blendet %1 in allen Diagrammen aus oder ein</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LessonDesk</name>
    <message>
        <source>Add to a lesson</source>
        <translation>Zu einer Lektion hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to the lesson “%1”. Undo with Ctrl+Z in each game.</source>
        <translation>
            <numerusform>%n Aufgabe zur Lektion „%1“ hinzugefügt. Rückgängig mit Strg+Z in der Partie.</numerusform>
            <numerusform>%n Aufgaben zur Lektion „%1“ hinzugefügt. Rückgängig mit Strg+Z in jeder Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the worksheet</source>
        <translation>Arbeitsblatt speichern</translation>
    </message>
    <message>
        <source>Worksheet (*.pdf)</source>
        <translation>Arbeitsblatt (*.pdf)</translation>
    </message>
    <message>
        <source>The lesson “%1” already has these puzzles.</source>
        <translation>Die Lektion „%1“ hat diese Aufgaben schon.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a lesson for %n puzzle(s), or type the name of a new lesson:</source>
        <translation>
            <numerusform>Wählen Sie eine Lektion für %n Aufgabe, oder tippen Sie den Namen einer neuen Lektion:</numerusform>
            <numerusform>Wählen Sie eine Lektion für %n Aufgaben, oder tippen Sie den Namen einer neuen Lektion:</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the games with these puzzles cannot be changed. Open that game from a library first.</source>
        <translation>Eine der Partien mit diesen Aufgaben lässt sich nicht ändern. Öffnen Sie diese Partie zuerst aus einer Sammlung.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LessonExport</name>
    <message>
        <source>Web page for pupils (*.html)</source>
        <translation>Webseite für Schüler (*.html)</translation>
    </message>
    <message>
        <source>Worksheet (*.pdf)</source>
        <translation>Arbeitsblatt (*.pdf)</translation>
    </message>
    <message>
        <source>Event log (*.jsonl)</source>
        <translation>Ereignisprotokoll (*.jsonl)</translation>
    </message>
    <message>
        <source>Export the lesson</source>
        <translation>Lektion exportieren</translation>
    </message>
    <message numerus="yes">
        <source>Saved the lesson with %n game(s) as %1.</source>
        <translation>
            <numerusform>Lektion mit %n Partie als %1 gespeichert.</numerusform>
            <numerusform>Lektion mit %n Partien als %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every step of this lesson is private, so no file was written. Edit a step and choose the club as its readers.</source>
        <translation>Alle Schritte dieser Lektion sind privat, darum wurde keine Datei geschrieben. Bearbeiten Sie einen Schritt und wählen Sie den Club als Leser.</translation>
    </message>
    <message>
        <source>Web page to play the answers in (*.html)</source>
        <translation>Webseite, auf der Schüler ihre Antworten spielen (*.html)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LessonStage</name>
    <message>
        <source>Every step of this lesson is private. Edit a step and choose the club as its readers.</source>
        <translation>Alle Schritte dieser Lektion sind privat. Bearbeiten Sie einen Schritt und wählen Sie den Club als Leser.</translation>
    </message>
    <message numerus="yes">
        <source>%n private step(s) are not shown.</source>
        <translation>
            <numerusform>%n privater Schritt wird nicht gezeigt.</numerusform>
            <numerusform>%n private Schritte werden nicht gezeigt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::LessonView</name>
    <message>
        <source>%1 – Lesson</source>
        <translation>%1 – Lektion</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Text des Schrittes</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>This was the last step. Home starts over, Esc ends the lesson.</source>
        <translation>Das war der letzte Schritt. Pos1 beginnt von vorn, Esc beendet die Lektion.</translation>
    </message>
    <message>
        <source>Think first. Space shows the answer, ← goes back, Esc ends the lesson.</source>
        <translation>Erst überlegen. Die Leertaste zeigt die Antwort, ← geht zurück, Esc beendet die Lektion.</translation>
    </message>
    <message>
        <source>Space continues, ← goes back, Esc ends the lesson.</source>
        <translation>Die Leertaste geht weiter, ← geht zurück, Esc beendet die Lektion.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Play an answer</source>
        <translation>Antwort spielen</translation>
    </message>
    <message>
        <source>Think first. P lets you play an answer, Space shows the answer, ← goes back, Esc ends the lesson.</source>
        <translation>Erst überlegen. Mit P spielen Sie eine Antwort, die Leertaste zeigt die Antwort, ← geht zurück, Esc beendet die Lektion.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <translation>Hinweis %1 von %2</translation>
    </message>
    <message>
        <source>**Hint %1:** %2</source>
        <translation>**Hinweis %1:** %2</translation>
    </message>
    <message>
        <source>Save my answers…</source>
        <translation>Meine Antworten speichern…</translation>
    </message>
    <message>
        <source>Saves your answers in a file that you can mail to your coach (S)</source>
        <translation>Speichert Ihre Antworten in einer Datei, die Sie Ihrem Trainer schicken können (S)</translation>
    </message>
    <message>
        <source>Play the whole turn and end it. Ctrl+Z undoes a decision, Esc stops playing.</source>
        <translation>Spielen Sie den ganzen Zug und beenden Sie ihn. Strg+Z nimmt eine Entscheidung zurück, Esc beendet das Spielen.</translation>
    </message>
    <message>
        <source>Press P to try again. Space shows the answer, ← goes back, Esc ends the lesson.</source>
        <translation>Mit P versuchen Sie es noch einmal, die Leertaste zeigt die Antwort, ← geht zurück, Esc beendet die Lektion.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LessonWords</name>
    <message>
        <source>Not on any line of the game</source>
        <translation>Auf keiner Linie der Partie</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>(position without text)</source>
        <translation>(Stellung ohne Text)</translation>
    </message>
    <message>
        <source>✓ Right: %1.</source>
        <translation>✓ Richtig: %1.</translation>
    </message>
    <message>
        <source>✗ Not right: %1.</source>
        <translation>✗ Nicht richtig: %1.</translation>
    </message>
    <message>
        <source>You played: %1. This step does not say which turns are right. Compare your turn with the answer.</source>
        <translation>Gespielt: %1. Dieser Schritt sagt nicht, welche Züge richtig sind. Vergleichen Sie Ihren Zug mit der Antwort.</translation>
    </message>
    <message>
        <source>no further moves</source>
        <translation>keine weiteren Aktionen</translation>
    </message>
    <message>
        <source>The lesson does not say whether this turn is right: %1. Try again or show the answer.</source>
        <translation>Die Lektion sagt nicht, ob dieser Zug richtig ist: %1. Versuchen Sie es noch einmal, oder lassen Sie sich die Antwort zeigen.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LessonsPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lessons and their steps</source>
        <translation>Lektionen und ihre Schritte</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Present the lesson full screen (F5)</source>
        <translation>Die Lektion auf dem ganzen Bildschirm vorführen (F5)</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Add the shown position to a lesson (Ctrl+Shift+P)</source>
        <translation>Die gezeigte Stellung zu einer Lektion hinzufügen (Strg+Umschalt+P)</translation>
    </message>
    <message>
        <source>Move the step up (Ctrl+Up)</source>
        <translation>Den Schritt nach oben verschieben (Strg+Auf)</translation>
    </message>
    <message>
        <source>Move the step down (Ctrl+Down)</source>
        <translation>Den Schritt nach unten verschieben (Strg+Ab)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Remove the step from the lesson; its remark stays (Delete)</source>
        <translation>Den Schritt aus der Lektion nehmen; seine Anmerkung bleibt (Entf)</translation>
    </message>
    <message>
        <source>Rename the lesson (F2)</source>
        <translation>Die Lektion umbenennen (F2)</translation>
    </message>
    <message>
        <source>No lessons yet. Go to a position worth a question and press Ctrl+Shift+P to make it the first step of a lesson.</source>
        <translation>Noch keine Lektion. Gehen Sie zu einer Stellung, die eine Frage wert ist, und drücken Sie Strg+Umschalt+P: Sie wird zum ersten Schritt einer Lektion.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n step(s))</source>
        <translation>
            <numerusform>%1 (%n Schritt)</numerusform>
            <numerusform>%1 (%n Schritte)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>Rename the lesson</source>
        <translation>Lektion umbenennen</translation>
    </message>
    <message>
        <source>This game has no lessons yet. Press Ctrl+Shift+P to start one with the shown position.</source>
        <translation>Diese Partie hat noch keine Lektion. Drücken Sie Strg+Umschalt+P, um mit der gezeigten Stellung eine zu beginnen.</translation>
    </message>
    <message>
        <source>Answers…</source>
        <translation>Antworten…</translation>
    </message>
    <message>
        <source>%1 (right turns unclear)</source>
        <translation>%1 (richtige Züge unklar)</translation>
    </message>
    <message>
        <source>Which turns are right?</source>
        <translation>Welche Züge sind richtig?</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) do not say which turns are right. Pupils can play there, but get no verdict.</source>
        <translation>
            <numerusform>%n Schritt sagt nicht, welche Züge richtig sind. Schüler können dort spielen, bekommen aber kein Urteil.</numerusform>
            <numerusform>%n Schritte sagen nicht, welche Züge richtig sind. Schüler können dort spielen, bekommen aber kein Urteil.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Say it now</source>
        <translation>&amp;Jetzt festlegen</translation>
    </message>
    <message>
        <source>&amp;Present anyway</source>
        <translation>Trotzdem &amp;zeigen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Save the lesson as a web page, a worksheet or an event log for pupils</source>
        <translation>Die Lektion als Webseite, Arbeitsblatt oder Ereignisprotokoll für Schüler speichern</translation>
    </message>
    <message>
        <source>Set which turns are right at the step, and add hints (F4)</source>
        <translation>Festlegen, welche Züge beim Schritt richtig sind, und Hinweise hinzufügen (F4)</translation>
    </message>
    <message>
        <source>The step does not say which turns are right, so pupils get no verdict. Press F4 to set the right turns.</source>
        <translation>Der Schritt sagt nicht, welche Züge richtig sind, darum bekommen Schüler kein Urteil. Drücken Sie F4, um die richtigen Züge festzulegen.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LibraryChoice</name>
    <message>
        <source>Another library…</source>
        <translation>Andere Sammlung …</translation>
    </message>
    <message>
        <source>Library to record into</source>
        <translation>Sammlung für die Aufzeichnung</translation>
    </message>
    <message>
        <source>Libraries (*.annales)</source>
        <translation>Sammlungen (*.annales)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LibraryPanel</name>
    <message>
        <source>Create it</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Use this place</source>
        <translation>Diesen Ort verwenden</translation>
    </message>
    <message>
        <source>Do not import</source>
        <translation>Nicht importieren</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Games: %1 of %2</source>
        <translation>Partien: %1 von %2</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>Partien: %1</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>lese…</translation>
    </message>
    <message>
        <source>filtering…</source>
        <translation>filtere…</translation>
    </message>
    <message>
        <source>sorting…</source>
        <translation>sortiere…</translation>
    </message>
    <message>
        <source>opening the game…</source>
        <translation>Partie wird geöffnet…</translation>
    </message>
    <message>
        <source>%1 is missing: it was moved or deleted. If it was moved, open it from its new place.</source>
        <translation>%1 fehlt: Die Datei wurde verschoben oder gelöscht. Wurde sie verschoben, öffnen Sie sie am neuen Ort.</translation>
    </message>
    <message>
        <source>Open, create or change the library</source>
        <translation>Sammlung öffnen, anlegen oder wechseln</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Recent libraries</source>
        <translation>Letzte Sammlungen</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Dateien importieren…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Ordner importieren…</translation>
    </message>
    <message>
        <source>Open a library</source>
        <translation>Sammlung öffnen</translation>
    </message>
    <message>
        <source>Libraries (*%1);;All files (*)</source>
        <translation>Sammlungen (*%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Create a library</source>
        <translation>Sammlung anlegen</translation>
    </message>
    <message>
        <source>Libraries (*%1)</source>
        <translation>Sammlungen (*%1)</translation>
    </message>
    <message>
        <source>Drop files and folders to import them, or a library to open it.</source>
        <translation>Legen Sie Dateien und Ordner hier ab, um sie zu importieren, oder eine Sammlung, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>deleted from the list: %1</source>
        <translation>aus der Liste gelöscht: %1</translation>
    </message>
    <message>
        <source>“%1” was deleted from the list but stays in the library. The Library menu can show deleted games.</source>
        <translation>„%1“ wurde aus der Liste gelöscht, bleibt aber in der Sammlung. Das Menü „Sammlung“ kann gelöschte Partien zeigen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Show deleted games</source>
        <translation>Gelöschte Partien zeigen</translation>
    </message>
    <message>
        <source>This library is incomplete: data written since %1 (UTC) was not yet in the file when it was copied. In the original library, choose “Back up…” from the Library menu, and open that backup. If you write here, this file becomes a separate library.</source>
        <translation>Diese Sammlung ist unvollständig: Was seit %1 (UTC) geschrieben wurde, stand noch nicht in der Datei, als sie kopiert wurde. Wählen Sie in der ursprünglichen Sammlung „Sichern…“ im Menü „Sammlung“, und öffnen Sie diese Sicherung. Wenn Sie hier schreiben, wird aus dieser Datei eine eigene Sammlung.</translation>
    </message>
    <message>
        <source>Back up the library</source>
        <translation>Die Sammlung sichern</translation>
    </message>
    <message>
        <source>Libraries (*.annales)</source>
        <translation>Sammlungen (*.annales)</translation>
    </message>
    <message>
        <source>%1 already exists and was not changed. Choose another name.</source>
        <translation>%1 gibt es schon; die Datei wurde nicht geändert. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Sichern…</translation>
    </message>
    <message>
        <source>Backing up the library: %1 %</source>
        <translation>Die Sammlung wird gesichert: %1 %</translation>
    </message>
    <message>
        <source>Checking the copy: %1 %</source>
        <translation>Die Kopie wird geprüft: %1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The backup was cancelled.</source>
        <translation>Die Sicherung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 was written, but the check found a problem: %2</source>
        <translation>%1 wurde geschrieben, aber die Prüfung hat einen Fehler gefunden: %2</translation>
    </message>
    <message numerus="yes">
        <source>Backed up as %1: %n game(s), %2. The copy was checked and is undamaged.</source>
        <translation>
            <numerusform>Gesichert als %1: %n Partie, %2. Die Kopie ist geprüft und unbeschädigt.</numerusform>
            <numerusform>Gesichert als %1: %n Partien, %2. Die Kopie ist geprüft und unbeschädigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep as players’ mistakes</source>
        <translation>Als Spielerfehler behalten</translation>
    </message>
    <message>
        <source>Import games into the library, single files or whole folders: %1</source>
        <translation>Partien in die Sammlung importieren, einzelne Dateien oder ganze Ordner: %1</translation>
    </message>
    <message>
        <source>Mistakes in written games</source>
        <translation>Fehler in aufgeschriebenen Partien</translation>
    </message>
    <message>
        <source>Import all games in a folder</source>
        <translation>Alle Partien in einem Ordner importieren</translation>
    </message>
    <message>
        <source>Searching for doubles…</source>
        <translation>Doppelte werden gesucht …</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Alle Partien exportieren</translation>
    </message>
    <message>
        <source>Exporting all games…</source>
        <translation>Alle Partien werden exportiert …</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n game(s).</source>
        <translation>
            <numerusform>Als %1 gespeichert: %n Partie.</numerusform>
            <numerusform>Als %1 gespeichert: %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some of the games were deleted from the list.</source>
        <translation>Einige der Partien wurden aus der Liste gelöscht.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Add as a line</source>
        <translation>Als Linie anfügen</translation>
    </message>
    <message>
        <source>Take the headers of the file</source>
        <translation>Kopfdaten der Datei übernehmen</translation>
    </message>
    <message>
        <source>Bring deleted games back</source>
        <translation>Gelöschte Partien zurückholen</translation>
    </message>
    <message>
        <source>Undone. The recorded games are as they were.</source>
        <translation>Rückgängig gemacht. Die aufgezeichneten Partien sind wie zuvor.</translation>
    </message>
    <message>
        <source>Search for doubles…</source>
        <translation>Doppelte suchen …</translation>
    </message>
    <message>
        <source>Export all games…</source>
        <translation>Alle Partien exportieren …</translation>
    </message>
    <message>
        <source>of these, results without moves: %1</source>
        <translation>davon Ergebnisse ohne Züge: %1</translation>
    </message>
    <message>
        <source>Of this game only the result is known, so there are no moves to copy. The Library menu exports results.</source>
        <translation>Von dieser Partie ist nur das Ergebnis bekannt, also gibt es keine Züge zu kopieren. Das Menü „Sammlung“ exportiert Ergebnisse.</translation>
    </message>
    <message>
        <source>Words…</source>
        <translation>Wörter…</translation>
    </message>
    <message>
        <source>Words of results…</source>
        <translation>Wörter der Ergebnisse…</translation>
    </message>
    <message>
        <source>Export results…</source>
        <translation>Ergebnisse exportieren…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without nations</source>
        <translation>
            <numerusform>%n Partie ohne Völker</numerusform>
            <numerusform>%n Partien ohne Völker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful result(s)</source>
        <translation>
            <numerusform>%n zweifelhaftes Ergebnis</numerusform>
            <numerusform>%n zweifelhafte Ergebnisse</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows results that contradict each other, or that may be one game</source>
        <translation>Zeigt Ergebnisse, die sich widersprechen oder vielleicht eine Partie sind</translation>
    </message>
    <message>
        <source>No library is open. Open or create one first.</source>
        <translation>Keine Sammlung ist offen. Öffnen oder erstellen Sie zuerst eine.</translation>
    </message>
    <message>
        <source>This result was changed meanwhile. The list is read again.</source>
        <translation>Dieses Ergebnis wurde inzwischen geändert. Die Liste wird neu gelesen.</translation>
    </message>
    <message>
        <source>This library is read-only. To change results, allow access to the file and its folder, or work on a copy.</source>
        <translation>Diese Sammlung ist schreibgeschützt. Um Ergebnisse zu ändern, erlauben Sie den Zugriff auf die Datei und ihren Ordner, oder arbeiten Sie mit einer Kopie.</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>„%1“ wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Y)</source>
        <translation>Wiederholen (Strg+Y)</translation>
    </message>
    <message>
        <source>the recorded game %1</source>
        <translation>die aufgezeichnete Partie %1</translation>
    </message>
    <message>
        <source>This result was deleted from the list.</source>
        <translation>Dieses Ergebnis wurde aus der Liste gelöscht.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Open the recorded game</source>
        <translation>Aufgezeichnete Partie öffnen</translation>
    </message>
    <message>
        <source>“%1” was changed.</source>
        <translation>„%1“ wurde geändert.</translation>
    </message>
    <message>
        <source>“%1” is back in the list.</source>
        <translation>„%1“ ist wieder in der Liste.</translation>
    </message>
    <message>
        <source>Perhaps the same game as %1.</source>
        <translation>Vielleicht dieselbe Partie wie %1.</translation>
    </message>
    <message>
        <source>The same game</source>
        <translation>Dieselbe Partie</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Eine andere Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) remembered. They count for all results of this library.</source>
        <translation>
            <numerusform>%n Antwort gemerkt. Sie gilt für alle Ergebnisse dieser Sammlung.</numerusform>
            <numerusform>%n Antworten gemerkt. Sie gelten für alle Ergebnisse dieser Sammlung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the answers…</source>
        <translation>Antworten ändern…</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>Exporting the results…</source>
        <translation>Ergebnisse werden exportiert…</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n result(s).</source>
        <translation>
            <numerusform>Gespeichert als %1: %n Ergebnis.</numerusform>
            <numerusform>Gespeichert als %1: %n Ergebnisse.</numerusform>
        </translation>
    </message>
    <message>
        <source>This library is read-only: you can open games, but not import any. To change that, allow writing to the file and its folder, or work on a copy.</source>
        <translation>Diese Sammlung ist schreibgeschützt: Sie können Partien öffnen, aber nicht importieren. Um das zu ändern, erlauben Sie das Schreiben in die Datei und ihren Ordner, oder arbeiten Sie mit einer Kopie.</translation>
    </message>
    <message>
        <source>This game was also recorded move by move. The record counts; the logged result stays beside it.</source>
        <translation>Diese Partie wurde auch Zug für Zug aufgezeichnet. Die Aufzeichnung gilt; das eingetragene Ergebnis bleibt daneben.</translation>
    </message>
    <message>
        <source>the followed folder %1 cannot be read</source>
        <translation>der Ordner %1, dem gefolgt wird, ist nicht lesbar</translation>
    </message>
    <message>
        <source>following %1</source>
        <translation>folgt %1</translation>
    </message>
    <message>
        <source>This library is read-only: nothing can be imported into it.</source>
        <translation>Diese Sammlung ist schreibgeschützt: In sie kann nichts importiert werden.</translation>
    </message>
    <message>
        <source>Follow a folder…</source>
        <translation>Einem Ordner folgen…</translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation>%1 nicht mehr folgen</translation>
    </message>
    <message>
        <source>Open another library…</source>
        <translation>Andere Sammlung öffnen…</translation>
    </message>
    <message>
        <source>Games are kept in a library. The usual place for your library is %1.</source>
        <translation>Partien werden in einer Sammlung gespeichert. Der übliche Ort für Ihre Sammlung ist %1.</translation>
    </message>
    <message>
        <source>No doubles found. Every game is in the library only once.</source>
        <translation>Keine doppelten Partien gefunden. Jede Partie ist nur einmal in der Sammlung.</translation>
    </message>
    <message numerus="yes">
        <source>%n corrected version(s) of recorded games are not stored yet. Choose what to do.</source>
        <translation>
            <numerusform>%n berichtigte Fassung einer aufgezeichneten Partie ist noch nicht gespeichert. Wählen Sie, was geschehen soll.</numerusform>
            <numerusform>%n berichtigte Fassungen aufgezeichneter Partien sind noch nicht gespeichert. Wählen Sie, was geschehen soll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) or header(s) were changed on both sides. The library keeps its own versions.</source>
        <translation>
            <numerusform>%n Anmerkung oder Kopfangabe wurde auf beiden Seiten geändert. Die Sammlung behält ihre eigene Fassung.</numerusform>
            <numerusform>%n Anmerkungen oder Kopfangaben wurden auf beiden Seiten geändert. Die Sammlung behält ihre eigenen Fassungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the versions of the file</source>
        <translation>Fassungen der Datei übernehmen</translation>
    </message>
    <message>
        <source>Keep the versions here</source>
        <translation>Fassungen hier behalten</translation>
    </message>
    <message>
        <source>Shows the results in which a nation is unknown, so that you can add it</source>
        <translation>Zeigt die Ergebnisse, in denen ein Volk nicht bekannt ist, damit Sie es nachtragen können</translation>
    </message>
    <message>
        <source>Follow a folder: new and changed games in it are imported</source>
        <translation>Einen Ordner überwachen: Neue und geänderte Partien darin werden importiert</translation>
    </message>
    <message>
        <source>Imports every game that another device writes into the folder, and everything added to the game later</source>
        <translation>Importiert jede Partie, die ein anderes Gerät in den Ordner schreibt, und alles, was später zur Partie hinzukommt</translation>
    </message>
    <message>
        <source>Results are kept in a library. The usual place for your library is %1.</source>
        <translation>Ergebnisse werden in einer Sammlung gespeichert. Der übliche Ort für Ihre Sammlung ist %1.</translation>
    </message>
    <message>
        <source>Discard the result</source>
        <translation>Ergebnis verwerfen</translation>
    </message>
    <message>
        <source>The answer was undone.</source>
        <translation>Die Antwort wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>The two entries now count as one game.</source>
        <translation>Die beiden Einträge gelten jetzt als eine Partie.</translation>
    </message>
    <message>
        <source>The two entries count as different games.</source>
        <translation>Die beiden Einträge gelten als verschiedene Partien.</translation>
    </message>
    <message>
        <source>This library has no results without moves. Drop a file from BG Stats or BoardGameGeek, or your own table, on the list.</source>
        <translation>Diese Sammlung hat keine Ergebnisse ohne Züge. Ziehen Sie eine Datei von BG Stats oder BoardGameGeek oder eine eigene Tabelle auf die Liste.</translation>
    </message>
    <message>
        <source>All words in these results are clear.</source>
        <translation>Alle Wörter in diesen Ergebnissen sind klar.</translation>
    </message>
    <message>
        <source>Import the file again to read its other games and its seats.</source>
        <translation>Importieren Sie die Datei noch einmal, um auch ihre anderen Partien und ihre Plätze zu lesen.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LinesModel</name>
    <message>
        <source> (hidden)</source>
        <translation> (verborgen)</translation>
    </message>
    <message>
        <source>after event %1</source>
        <translation>nach Ereignis %1</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n Ereignis</numerusform>
            <numerusform>%n Ereignisse</numerusform>
        </translation>
    </message>
    <message>
        <source>The main line stays as it was played.</source>
        <translation>Die Hauptlinie bleibt, wie sie gespielt wurde.</translation>
    </message>
    <message>
        <source>Your own line. F2 renames it, Delete deletes it.</source>
        <translation>Ihre eigene Linie. F2 benennt sie um, Entf löscht sie.</translation>
    </message>
    <message>
        <source>This line came with the game. You can hide it.</source>
        <translation>Diese Linie kam mit der Partie. Sie können sie verbergen.</translation>
    </message>
    <message>
        <source>Branches off</source>
        <translation>Zweigt ab</translation>
    </message>
    <message>
        <source>Own events</source>
        <translation>Eigene Ereignisse</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LinesPanel</name>
    <message>
        <source>Lines of the game</source>
        <translation>Linien der Partie</translation>
    </message>
    <message>
        <source>Promote the line (Ctrl+J)</source>
        <translation>Linie vorziehen (Strg+J)</translation>
    </message>
    <message>
        <source>Demote the line</source>
        <translation>Linie zurückstellen</translation>
    </message>
    <message>
        <source>Rename the line (F2)</source>
        <translation>Linie umbenennen (F2)</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Hide or show the line</source>
        <translation>Linie verbergen oder zeigen</translation>
    </message>
    <message>
        <source>Delete the line (Delete)</source>
        <translation>Linie löschen (Entf)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare the line with the main line</source>
        <translation>Linie mit der Hauptlinie vergleichen</translation>
    </message>
    <message>
        <source>No what-if lines yet. Go to any event, open the “Play” panel and play something else. The main line stays as it is.</source>
        <translation>Noch keine Was-wäre-wenn-Linien. Gehen Sie zu einem Ereignis, öffnen Sie „Spielen“ und spielen Sie etwas anderes. Die Hauptlinie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Rename the line</source>
        <translation>Linie umbenennen</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Vorziehen</translation>
    </message>
    <message>
        <source>Demote</source>
        <translation>Zurückstellen</translation>
    </message>
    <message>
        <source>Make first</source>
        <translation>An die erste Stelle</translation>
    </message>
    <message>
        <source>Compare with the main line</source>
        <translation>Mit der Hauptlinie vergleichen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Copy as &amp;AGN</source>
        <translation>Als &amp;AGN kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Als &amp;JSON kopieren</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LinkBox</name>
    <message>
        <source>Line %1</source>
        <translation>Linie %1</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>Ereignis %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LooksModel</name>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1 (%2×)</source>
        <comment>a time, and how often</comment>
        <translation>%1 (%2×)</translation>
    </message>
    <message>
        <source>Share of wins of A minus that of B, in percentage points, within strata</source>
        <translation>Anteil der Siege von A minus dem von B, in Prozentpunkten, innerhalb der Schichten</translation>
    </message>
    <message>
        <source>Valid at every look, not adjusted for the other comparisons</source>
        <translation>Gültig bei jedem Blick, nicht für die anderen Vergleiche angepasst</translation>
    </message>
    <message>
        <source>Adjusted for all comparisons in this list (Holm). The verdict rests on it</source>
        <translation>Für alle Vergleiche dieser Liste angepasst (Holm). Darauf beruht das Urteil</translation>
    </message>
    <message>
        <source>Adjusted for all comparisons (Benjamini–Hochberg): of the differences found at 0.05, on average at most 1 in 20 is false</source>
        <translation>Für alle Vergleiche angepasst (Benjamini-Hochberg): Von den bei 0,05 gefundenen Unterschieden ist im Mittel höchstens 1 von 20 falsch</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>A less B</source>
        <translation>A minus B</translation>
    </message>
    <message>
        <source>B–H</source>
        <comment>Benjamini and Hochberg, short</comment>
        <translation>B–H</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n game(s)</source>
        <comment>a library's file</comment>
        <translation>
            <numerusform>%1, %n Partie</numerusform>
            <numerusform>%1, %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>The library of this comparison, and its number of games then. The same comparison in another library is counted separately</source>
        <translation>Die Sammlung dieses Vergleichs und die damalige Zahl ihrer Partien. Derselbe Vergleich in einer anderen Sammlung zählt gesondert</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LooksView</name>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Als CSV &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Clear…</source>
        <translation>&amp;Leeren…</translation>
    </message>
    <message>
        <source>Past comparisons</source>
        <translation>Bisherige Vergleiche</translation>
    </message>
    <message>
        <source>No comparisons yet. Each one will be listed here, because every verdict allows for all of them.</source>
        <translation>Noch keine Vergleiche. Hier wird jeder aufgeführt, denn jedes Urteil berücksichtigt alle.</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Liste leeren</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n comparison(s) from the list?</source>
        <translation>
            <numerusform>%n Vergleich aus der Liste löschen?</numerusform>
            <numerusform>%n Vergleiche aus der Liste löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n comparison(s) saved as %1.</source>
        <translation>
            <numerusform>%n Vergleich als %1 gespeichert.</numerusform>
            <numerusform>%n Vergleiche als %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>Export the history</source>
        <translation>Verlauf exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>With many comparisons, some find a difference by chance. Every verdict allows for all %n comparison(s). Press Enter to repeat the selected comparison.</source>
        <translation>
            <numerusform>Bei vielen Vergleichen findet mancher durch Zufall einen Unterschied. Jedes Urteil berücksichtigt den einen Vergleich. Die Eingabetaste wiederholt ihn.</numerusform>
            <numerusform>Bei vielen Vergleichen findet mancher durch Zufall einen Unterschied. Jedes Urteil berücksichtigt alle %n Vergleiche. Die Eingabetaste wiederholt den gewählten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Verdicts allow for every comparison. So a difference found only by looking often does not count as shown. After you clear the list, new comparisons are judged as if the old ones had never been made. Clear the list only for a real new start, such as another library, or new games for a question you have settled on.</source>
        <translation>Urteile berücksichtigen jeden Vergleich. So gilt ein Unterschied nicht als nachgewiesen, der nur durch häufiges Hinsehen gefunden wurde. Wenn Sie die Liste leeren, werden neue Vergleiche beurteilt, als hätte es die alten nie gegeben. Leeren Sie die Liste nur bei einem echten Neubeginn, etwa mit einer anderen Sammlung oder mit neuen Partien zu einer Frage, auf die Sie sich festgelegt haben.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::MainWindow</name>
    <message>
        <source>Annales</source>
        <translation>Annales</translation>
    </message>
    <message>
        <source>%1 – Annales</source>
        <translation>%1 – Annales</translation>
    </message>
    <message>
        <source>Show all games, or return to the open one (Ctrl+1)</source>
        <translation>Alle Partien zeigen oder zurück zur geöffneten (Strg+1)</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>Offene Partien</translation>
    </message>
    <message>
        <source>The layout has not been changed.</source>
        <translation>Die Anordnung wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Open games or a library</source>
        <translation>Partien oder Sammlung öffnen</translation>
    </message>
    <message>
        <source>Save the board as a picture</source>
        <translation>Spielplan als Bild speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message numerus="yes">
        <source>Somebody else changed %1: %n change(s) merged.</source>
        <translation>
            <numerusform>Jemand anderes hat %1 geändert: %n Änderung übernommen.</numerusform>
            <numerusform>Jemand anderes hat %1 geändert: %n Änderungen übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>First open the game that the file belongs to.</source>
        <translation>Öffnen Sie zuerst die Partie, zu der die Datei gehört.</translation>
    </message>
    <message>
        <source>Your lines and remarks on this game are saved in %1.</source>
        <translation>Ihre Linien und Anmerkungen zu dieser Partie werden in %1 gespeichert.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Your lines and remarks are signed with this name:</source>
        <translation>Ihre Linien und Anmerkungen tragen diesen Namen:</translation>
    </message>
    <message>
        <source>(a key of your choice)</source>
        <translation>(eine Taste nach Wahl)</translation>
    </message>
    <message>
        <source>Your lines and remarks on this game are not saved.</source>
        <translation>Ihre Linien und Anmerkungen zu dieser Partie werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Opened from a file. Annales will ask where to save your lines and remarks.</source>
        <translation>Aus einer Datei geöffnet. Annales wird fragen, wo Ihre Linien und Anmerkungen gespeichert werden sollen.</translation>
    </message>
    <message>
        <source>Computer analysis and computer remarks are hidden. Press Z to show them.</source>
        <translation>Computeranalyse und Anmerkungen des Computers sind ausgeblendet. Drücken Sie Z, um sie zu zeigen.</translation>
    </message>
    <message>
        <source>Computer analysis is shown.</source>
        <translation>Die Computeranalyse wird gezeigt.</translation>
    </message>
    <message>
        <source>Saved %1. Games on this board now use the saved file.</source>
        <translation>%1 ist gespeichert. Partien auf diesem Spielplan verwenden jetzt die gespeicherte Datei.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::MarkBox</name>
    <message>
        <source>Arrow or ring</source>
        <translation>Pfeil oder Ring</translation>
    </message>
    <message>
        <source>From province</source>
        <translation>Von Provinz</translation>
    </message>
    <message>
        <source>To (empty: ring)</source>
        <translation>Nach (leer: Ring)</translation>
    </message>
    <message>
        <source>To province, or nothing for a ring</source>
        <translation>Nach Provinz, oder nichts für einen Ring</translation>
    </message>
    <message>
        <source>Enter draws green, Shift+Enter red (dashed), Ctrl+Enter blue (dotted), Alt+Enter yellow (dashes and dots). Repeat to remove. Esc closes.</source>
        <translation>Die Eingabetaste zeichnet grün, mit Umschalt rot (gestrichelt), mit Strg blau (gepunktet), mit Alt gelb (Striche und Punkte). Noch einmal: entfernen. Esc schließt.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::MergeDialog</name>
    <message numerus="yes">
        <source>%n more event(s) on the main line</source>
        <translation>
            <numerusform>%n weiteres Ereignis auf der Hauptlinie</numerusform>
            <numerusform>%n weitere Ereignisse auf der Hauptlinie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Linie</numerusform>
            <numerusform>%n Linien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n header(s)</source>
        <translation>
            <numerusform>%n Schlagwort</numerusform>
            <numerusform>%n Schlagwörter</numerusform>
        </translation>
    </message>
    <message>
        <source>Names of lines</source>
        <translation>Namen von Linien</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more author(s)</source>
        <translation>
            <numerusform>%n weiterer Verfasser</numerusform>
            <numerusform>%n weitere Verfasser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n Anmerkung</numerusform>
            <numerusform>%n Anmerkungen</numerusform>
        </translation>
    </message>
    <message>
        <source>You already have: %1.</source>
        <translation>Sie haben schon: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) belong to events that are not on any line and cannot be merged.</source>
        <translation>
            <numerusform>%n Anmerkung gehört zu einem Ereignis, das auf keiner Linie liegt, und kann nicht übernommen werden.</numerusform>
            <numerusform>%n Anmerkungen gehören zu Ereignissen, die auf keiner Linie liegen, und können nicht übernommen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of yours is lost. One undo (Ctrl+Z) reverses the whole merge.</source>
        <translation>Von Ihnen geht nichts verloren. Einmal Rückgängig (Strg+Z) nimmt alles zurück.</translation>
    </message>
    <message>
        <source>%1 has more about this game:</source>
        <translation>%1 hat mehr zu dieser Partie:</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an author, a remark</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Line “%1”: %n new event(s)</source>
        <translation>
            <numerusform>Linie „%1“: %n neues Ereignis</numerusform>
            <numerusform>Linie „%1“: %n neue Ereignisse</numerusform>
        </translation>
    </message>
    <message>
        <source>Line “%1” is called “%2” now</source>
        <translation>Linie „%1“ heißt jetzt „%2“</translation>
    </message>
    <message>
        <source>Header %1: “%2”</source>
        <translation>Kopfangabe %1: „%2“</translation>
    </message>
    <message>
        <source>Header %1: “%2” instead of “%3”</source>
        <translation>Kopfangabe %1: „%2“ statt „%3“</translation>
    </message>
    <message>
        <source>Edited remark, %1. Before: %2</source>
        <translation>Bearbeitete Anmerkung, %1. Vorher: %2</translation>
    </message>
    <message>
        <source>Remark, %1</source>
        <translation>Anmerkung, %1</translation>
    </message>
    <message>
        <source>%1
Here: %2
In the file: %3</source>
        <translation>%1
Hier: %2
In der Datei: %3</translation>
    </message>
    <message>
        <source>Keep the version here</source>
        <translation>Die Fassung hier behalten</translation>
    </message>
    <message>
        <source>Take the version of the file</source>
        <translation>Die Fassung der Datei übernehmen</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>A remark was changed on both sides.</source>
        <translation>Eine Anmerkung wurde auf beiden Seiten geändert.</translation>
    </message>
    <message>
        <source>The header %1 was changed on both sides.</source>
        <translation>Die Kopfangabe %1 wurde auf beiden Seiten geändert.</translation>
    </message>
    <message>
        <source>%1: deleted</source>
        <translation>%1: gelöscht</translation>
    </message>
    <message>
        <source>%1 deleted the remark</source>
        <translation>%1 hat die Anmerkung gelöscht</translation>
    </message>
    <message>
        <source>New in the file</source>
        <translation>Neu in der Datei</translation>
    </message>
</context>
<context>
    <name>annales::viewer::MessageStrip</name>
    <message>
        <source>Close this message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::Mistakes</name>
    <message>
        <source>Keep it as the players’ mistake</source>
        <translation>Als Spielerfehler behalten</translation>
    </message>
    <message>
        <source>Reject the file</source>
        <translation>Die Datei ablehnen</translation>
    </message>
    <message>
        <source>Each line of play ends before its first mistake. Everything else is read.</source>
        <translation>Jede Zugfolge endet vor ihrem ersten Fehler. Alles andere wird gelesen.</translation>
    </message>
    <message>
        <source>Broken rules are kept as the players’ mistakes. A line of play ends only where it is unclear what happened.</source>
        <translation>Regelverstöße bleiben als Spielerfehler erhalten. Eine Zugfolge endet nur, wo unklar ist, was geschah.</translation>
    </message>
    <message>
        <source>Files with mistakes are rejected.</source>
        <translation>Dateien mit Fehlern werden abgelehnt.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source> – the rest of this line of play is not read</source>
        <translation> – der Rest dieser Zugfolge wird nicht gelesen</translation>
    </message>
    <message>
        <source> – kept as the players’ mistake</source>
        <translation> – als Spielerfehler behalten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in a file, what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>End the line of play before the mistake</source>
        <translation>Zugfolge vor dem Fehler beenden</translation>
    </message>
</context>
<context>
    <name>annales::viewer::MistakesDialog</name>
    <message>
        <source>Problems in %1</source>
        <translation>Probleme in %1</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found in %1.</source>
        <translation>
            <numerusform>%n Problem in %1 gefunden.</numerusform>
            <numerusform>%n Probleme in %1 gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep as &amp;players’ mistakes</source>
        <translation>Als &amp;Spielerfehler behalten</translation>
    </message>
    <message>
        <source>Reads the file again and keeps the events that break a rule, marked as mistakes</source>
        <translation>Liest die Datei noch einmal und behält Ereignisse, die gegen eine Regel verstoßen, als Fehler gekennzeichnet</translation>
    </message>
</context>
<context>
    <name>annales::viewer::MistakesModel</name>
    <message>
        <source>Played:
%1

Better:
%2</source>
        <translation>Gespielt:
%1

Besser:
%2</translation>
    </message>
    <message>
        <source>How much lower the estimated chance of winning was after this turn than after the better one, in percentage points; in brackets the 95 % confidence interval. The judgement follows its lower end: above 2 an inaccuracy, above 5 a mistake, above 10 a blunder.</source>
        <translation>Um wie viele Prozentpunkte die geschätzte Gewinnchance nach diesem Zug niedriger war als nach dem besseren; in Klammern das 95-%-Konfidenzintervall. Das Urteil richtet sich nach dessen unterem Ende: über 2 eine Ungenauigkeit, über 5 ein Fehler, über 10 ein grober Fehler.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>

Why:
%1</source>
        <translation>

Warum:
%1</translation>
    </message>
    <message>
        <source>Companies differ</source>
        <translation>Gesellschaften weichen ab</translation>
    </message>
</context>
<context>
    <name>annales::viewer::MovesModel</name>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Position now</source>
        <translation>Stellung jetzt</translation>
    </message>
    <message>
        <source>Chances of all nations in this position if bots play on</source>
        <translation>Die Chancen aller Völker in dieser Stellung, wenn Bots weiterspielen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>%1: chance of winning in percent</source>
        <translation>%1: Gewinnchance in Prozent</translation>
    </message>
    <message>
        <source>%1 (played)</source>
        <translation>%1 (gespielt)</translation>
    </message>
    <message>
        <source>One way to play this move:
%1</source>
        <translation>So lässt sich dieser Zug spielen:
%1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>How many games</source>
        <translation>Wie viele Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Candidates for this turn, with the chances of all nations</source>
        <translation>Kandidaten für diesen Zug, mit den Chancen aller Völker</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play this out</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Stops without a result</source>
        <translation>Bricht ohne Ergebnis ab</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <translation>%v von %m Partien</translation>
    </message>
    <message>
        <source>Open a game to see possible moves.</source>
        <translation>Öffnen Sie eine Partie, um mögliche Züge zu sehen.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Hier ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>Looking for moves…</source>
        <translation>Züge werden gesucht…</translation>
    </message>
    <message>
        <source>The search continues while you stay at this event.</source>
        <translation>Die Suche geht weiter, solange Sie bei diesem Ereignis bleiben.</translation>
    </message>
    <message>
        <source>The bots move on the rondel like the players of this game.</source>
        <translation>Die Bots ziehen auf dem Rondell wie die Spieler dieser Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were played out from here; in brackets the 95 % confidence interval.</source>
        <translation>
            <numerusform>%n Partie wurde von hier ausgespielt; in Klammern das 95-%-Konfidenzintervall.</numerusform>
            <numerusform>%n Partien wurden von hier ausgespielt; in Klammern das 95-%-Konfidenzintervall.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays this suggestion to the end of the turn as a what-if line (Enter). You can undo this.</source>
        <translation>Spielt diesen Vorschlag bis zum Ende des Zuges als Was-wäre-wenn-Linie (Eingabetaste). Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Bots play this position to the end many times. This shows who wins how often and how long the games take.</source>
        <translation>Bots spielen diese Stellung viele Male zu Ende. Das zeigt, wer wie oft gewinnt und wie lange die Partien dauern.</translation>
    </message>
    <message>
        <source>This position is between two turns. Go to an event within a turn to see the possible moves.</source>
        <translation>Diese Stellung liegt zwischen zwei Zügen. Gehen Sie zu einem Ereignis innerhalb eines Zuges, um die möglichen Züge zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n rollout(s) for each move.</source>
        <translation>
            <numerusform>Für jeden Zug %n Fortsetzung.</numerusform>
            <numerusform>Für jeden Zug %n Fortsetzungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chances in percent, ± standard error, if bots play on. Moves that differ by less than two standard errors are not distinguishable.</source>
        <translation>Chancen in Prozent, ± Standardfehler, wenn Bots weiterspielen. Züge, die sich um weniger als zwei Standardfehler unterscheiden, sind nicht unterscheidbar.</translation>
    </message>
    <message>
        <source>The player that has learned this game plays on.</source>
        <translation>Der Spieler, der dieses Spiel gelernt hat, spielt weiter.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::NameIcons</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Part of a library</source>
        <translation>Teil einer Sammlung</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
</context>
<context>
    <name>annales::viewer::NationWords</name>
    <message>
        <source>The recruitment box: only units that were in it when the turn began can be armed. Recruiting moves units here from the supply. Lost units return here.</source>
        <translation>Die Kaserne: Gerüstet werden können nur Einheiten, die zu Beginn des Zuges darin lagen. Rekrutieren füllt sie aus dem Vorrat. Gefallene Einheiten kommen hierher zurück.</translation>
    </message>
    <message>
        <source>A commander moves like a legion.</source>
        <translation>Der Befehlshaber zieht wie eine Legion.</translation>
    </message>
    <message>
        <source>An admiral moves like a galley.</source>
        <translation>Der Admiral zieht wie eine Galeere.</translation>
    </message>
    <message>
        <source>Growth</source>
        <comment>cities, temples, seas, know-hows</comment>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>It costs 3 iron and is armed in a city with a temple. In an attack it lowers the strength of the city by 1; in defence it raises that of your own city by 1. It is lost only in a battle after a movement, and only after all its companions.</source>
        <translation>Er kostet 3 Eisen und wird in einer Stadt mit Tempel gerüstet. Beim Angriff senkt er die Stärke der Stadt um 1; bei der Verteidigung erhöht er die der eigenen um 1. Er fällt nur in einem Kampf nach einer Bewegung, und erst nach allen Begleitern.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::NationsModel</name>
    <message>
        <source>%1, to move</source>
        <translation>%1, am Zug</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source> (%1 by this event)</source>
        <translation> (%1 durch dieses Ereignis)</translation>
    </message>
    <message>
        <source> / total</source>
        <translation> / insgesamt</translation>
    </message>
</context>
<context>
    <name>annales::viewer::NationsView</name>
    <message>
        <source>Open a game to see what each nation has.</source>
        <translation>Öffnen Sie eine Partie, um zu sehen, was jedes Volk hat.</translation>
    </message>
    <message>
        <source>Report on %1</source>
        <comment>a nation or a player</comment>
        <translation>Bericht über %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::NewGameDialog</name>
    <message>
        <source>Record a game</source>
        <translation>Partie aufzeichnen</translation>
    </message>
    <message>
        <source>Nation, in turn order</source>
        <translation>Volk, in Zugfolge</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Move up in turn order (Ctrl+Up)</source>
        <translation>In der Zugfolge nach oben (Strg+Auf)</translation>
    </message>
    <message>
        <source>Move down in turn order (Ctrl+Down)</source>
        <translation>In der Zugfolge nach unten (Strg+Ab)</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>JJJJ-MM-TT</translation>
    </message>
    <message>
        <source>Club evening, tournament…</source>
        <translation>Clubabend, Turnier…</translation>
    </message>
    <message>
        <source>&amp;Begin recording</source>
        <translation>Aufzeichnung &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Nations</source>
        <translation>&amp;Völker</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>Ve&amp;ranstaltung</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>Write the date as 2026, 2026-11 or 2026-11-21.</source>
        <translation>Schreiben Sie das Datum als 2026, 2026-11 oder 2026-11-21.</translation>
    </message>
    <message>
        <source>Beginning of the game</source>
        <translation>Beginn der Partie</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>Ä&amp;ndern</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>Sammlun&amp;g</translation>
    </message>
    <message>
        <source>Only the &amp;result…</source>
        <translation>Nur das &amp;Ergebnis…</translation>
    </message>
    <message>
        <source>For a game that is over: who played, with which nation, and how it ended</source>
        <translation>Für eine beendete Partie: wer spielte, mit welchem Volk, und wie es ausging</translation>
    </message>
    <message>
        <source>B&amp;oard</source>
        <translation>Spiel&amp;plan</translation>
    </message>
</context>
<context>
    <name>annales::viewer::Opening</name>
    <message numerus="yes">
        <source>%1 has %n games. This is the first. Import the file to see them all.</source>
        <translation>
            <numerusform>%1 enthält %n Partie. Dies ist die erste. Importieren Sie die Datei, um alle zu sehen.</numerusform>
            <numerusform>%1 enthält %n Partien. Dies ist die erste. Importieren Sie die Datei, um alle zu sehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::OpeningNames</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>there is no folder for your own files</source>
        <translation>es gibt keinen Ordner für eigene Dateien</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>ein anderes Programm schreibt gerade hinein</translation>
    </message>
</context>
<context>
    <name>annales::viewer::OpeningsDraft</name>
    <message>
        <source>Enter a code, such as G4.</source>
        <translation>Geben Sie ein Kürzel ein, etwa G4.</translation>
    </message>
    <message>
        <source>Enter an English name.</source>
        <translation>Geben Sie einen englischen Namen ein.</translation>
    </message>
    <message>
        <source>Another of your openings already has the code %1.</source>
        <translation>Eine andere eigene Eröffnung hat schon das Kürzel %1.</translation>
    </message>
    <message>
        <source>The rulebooks call these turns %1. Your name is used.</source>
        <translation>In den Spielregeln heißen diese Züge %1. Ihr Name gilt.</translation>
    </message>
    <message>
        <source>This opening replaces %1 from the rulebooks.</source>
        <translation>Diese Eröffnung ersetzt %1 aus den Spielregeln.</translation>
    </message>
    <message>
        <source>The opening %1 has the same turns. The name that comes later in the list is used.</source>
        <translation>Die Eröffnung %1 hat dieselben Züge. Es gilt der Name, der in der Liste später steht.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::OpeningsEditor</name>
    <message>
        <source>The file cannot be renamed.</source>
        <translation>Die Datei lässt sich nicht umbenennen.</translation>
    </message>
    <message>
        <source>The file is now called %1.</source>
        <translation>Die Datei heißt jetzt %1.</translation>
    </message>
    <message>
        <source>The file was not changed. To add your own names, repair it or set it aside.</source>
        <translation>Die Datei wurde nicht geändert. Um eigene Namen zu schreiben, reparieren Sie sie, oder legen Sie sie beiseite.</translation>
    </message>
    <message>
        <source>This opening is from the rulebooks. Use “Copy” to make your own version of it.</source>
        <translation>Diese Eröffnung steht in den Spielregeln. „Kopieren“ macht eine eigene daraus.</translation>
    </message>
    <message>
        <source>%1 cannot be saved yet: %2</source>
        <translation>%1 lässt sich noch nicht speichern: %2</translation>
    </message>
    <message>
        <source>Somebody else has changed these names in the meantime. The list now has both their changes and yours. Check it and save again.</source>
        <translation>Jemand anderes hat diese Namen inzwischen geändert. In der Liste stehen jetzt beide Fassungen. Prüfen Sie sie, und speichern Sie noch einmal.</translation>
    </message>
    <message>
        <source>Names of openings</source>
        <translation>Namen von Eröffnungen</translation>
    </message>
    <message>
        <source>Save your changes?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Names of openings[*]</source>
        <translation>Namen von Eröffnungen[*]</translation>
    </message>
    <message>
        <source>as in English</source>
        <translation>wie auf Englisch</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Kürzel</translation>
    </message>
    <message>
        <source>&amp;English name</source>
        <translation>&amp;Englischer Name</translation>
    </message>
    <message>
        <source>&amp;German name</source>
        <translation>&amp;Deutscher Name</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regelwerk</translation>
    </message>
    <message>
        <source>&amp;Nation</source>
        <translation>&amp;Volk</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Set the file aside</source>
        <translation>Datei beiseitelegen</translation>
    </message>
    <message>
        <source>You and the other person both changed %1. Your version keeps the code. The other version has a new code.</source>
        <translation>Sie und die andere Person haben beide %1 geändert. Ihre Fassung behält das Kürzel. Die andere Fassung hat ein neues.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::OpeningsList</name>
    <message>
        <source> or </source>
        <comment>between spaces</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>From the rulebook</source>
        <translation>Aus den Spielregeln</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>First turns</source>
        <translation>Erste Züge</translation>
    </message>
</context>
<context>
    <name>annales::viewer::OptionsForm</name>
    <message>
        <source>Start with &amp;one city</source>
        <translation>Mit &amp;einer Stadt beginnen</translation>
    </message>
    <message>
        <source>&amp;Twelve personages to win</source>
        <translation>&amp;Zwölf Persönlichkeiten zum Sieg</translation>
    </message>
    <message>
        <source>Nine &amp;scholars</source>
        <translation>Neun &amp;Gelehrte</translation>
    </message>
    <message>
        <source>Cities of any kind on any &amp;site</source>
        <translation>Städte jeder Art auf jedem Bau&amp;platz</translation>
    </message>
    <message>
        <source>Special &amp;units: commanders and admirals</source>
        <translation>Sonder&amp;einheiten: Befehlshaber und Admirale</translation>
    </message>
    <message>
        <source>The other nation gets the admiral.</source>
        <translation>Das andere Volk bekommt den Admiral.</translation>
    </message>
    <message>
        <source>Comm&amp;ander of</source>
        <translation>Be&amp;fehlshaber des Volkes</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>One player per nation</source>
        <translation>Ein Spieler je Volk</translation>
    </message>
    <message>
        <source>Two players, two nations each</source>
        <translation>Zwei Spieler, je zwei Völker</translation>
    </message>
    <message>
        <source>Two players, double material</source>
        <translation>Zwei Spieler, doppeltes Material</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Wie in der Spielregel</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>P&amp;rices and coins</source>
        <translation>P&amp;reise und Münzen</translation>
    </message>
    <message>
        <source>%1 cannot be used for this game. Open it from the menu “Games and files” to see why.</source>
        <translation>%1 passt nicht zu diesem Spiel. Öffnen Sie die Datei im Menü „Partien und Dateien“, um den Grund zu sehen.</translation>
    </message>
    <message>
        <source>Default prices</source>
        <translation>Vorgabe</translation>
    </message>
</context>
<context>
    <name>annales::viewer::OwnBoardDialog</name>
    <message>
        <source>Save as a board of your own</source>
        <translation>Als eigenen Spielplan speichern</translation>
    </message>
    <message>
        <source>%1 (edited)</source>
        <translation>%1 (berichtigt)</translation>
    </message>
    <message>
        <source>Another &amp;folder…</source>
        <translation>Anderer &amp;Ordner…</translation>
    </message>
    <message>
        <source>&amp;English name</source>
        <translation>&amp;Englischer Name</translation>
    </message>
    <message>
        <source>&amp;German name</source>
        <translation>&amp;Deutscher Name</translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation>&amp;Kennung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Both names are needed.</source>
        <translation>Beide Namen sind nötig.</translation>
    </message>
    <message>
        <source>An id consists of lowercase letters a–z, digits and hyphens.</source>
        <translation>Eine Kennung besteht aus Kleinbuchstaben a–z, Ziffern und Bindestrichen.</translation>
    </message>
    <message>
        <source>A board that comes with the program already has this id.</source>
        <translation>Ein mitgelieferter Spielplan hat schon diese Kennung.</translation>
    </message>
    <message>
        <source>The file already exists and will be replaced.</source>
        <translation>Die Datei gibt es schon; sie wird ersetzt.</translation>
    </message>
    <message>
        <source>Another folder</source>
        <translation>Anderer Ordner</translation>
    </message>
</context>
<context>
    <name>annales::viewer::OwnBoards</name>
    <message>
        <source>an unfinished draft</source>
        <translation>ein unfertiger Entwurf</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>%1 is too large to be a board.</source>
        <translation>%1 ist zu groß für einen Spielplan.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::OwnerFileChoice</name>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Editor files (*.json);;All files (*)</source>
        <translation>Dateien des Editors (*.json);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::OwnerFileEditor</name>
    <message>
        <source>copied from the published game</source>
        <translation>vom veröffentlichten Spiel übernommen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>No findings. This file can be used for games.</source>
        <translation>Keine Mängel. Mit dieser Datei kann gespielt werden.</translation>
    </message>
    <message>
        <source>A file with findings cannot be used for games.</source>
        <translation>Eine Datei mit Mängeln kann nicht für Partien verwendet werden.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Files (*.json)</source>
        <translation>Dateien (*.json)</translation>
    </message>
    <message>
        <source>There are unsaved changes.</source>
        <translation>Es gibt ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>%1 has changed on disk since you opened it. Saving replaces its current contents.</source>
        <translation>%1 hat sich geändert, seit Sie die Datei geöffnet haben. Speichern ersetzt den jetzigen Inhalt.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>There are unsaved changes. They cannot be saved until the findings in the list are fixed.</source>
        <translation>Es gibt ungespeicherte Änderungen. Sie lassen sich erst speichern, wenn die Mängel in der Liste behoben sind.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PactDialog</name>
    <message>
        <source>A pact</source>
        <translation>Ein Pakt</translation>
    </message>
    <message>
        <source>Name of a province, then Enter</source>
        <translation>Name einer Provinz, dann Eingabetaste</translation>
    </message>
    <message>
        <source>Delete removes a province</source>
        <translation>Entf entfernt eine Provinz</translation>
    </message>
    <message>
        <source>Note the pact</source>
        <translation>Pakt festhalten</translation>
    </message>
    <message>
        <source>Off limits</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Until the end of round</source>
        <translation>Bis Ende der Runde</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Choose at least two nations and one province.</source>
        <translation>Wählen Sie mindestens zwei Völker und eine Provinz.</translation>
    </message>
    <message>
        <source>This game is no longer shown, so the pact was not noted.</source>
        <translation>Diese Partie wird nicht mehr gezeigt, darum wurde der Pakt nicht festgehalten.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PairsModel</name>
    <message>
        <source>%1 less %2</source>
        <comment>two sides</comment>
        <translation>%1 minus %2</translation>
    </message>
    <message>
        <source>nothing to compare</source>
        <translation>nichts zu vergleichen</translation>
    </message>
    <message>
        <source>For a single look at this pair alone</source>
        <translation>Für einmaliges Nachsehen bei diesem Paar allein</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Difference, points</source>
        <translation>Unterschied, Punkte</translation>
    </message>
    <message>
        <source>Adjusted p</source>
        <translation>Angepasstes p</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Holm's adjusted p-value over all comparisons in the history. It stays valid however often you look. The verdict uses this value.</source>
        <translation>Nach Holm angepasster p-Wert über alle Vergleiche im Verlauf. Er bleibt gültig, auch wenn Sie öfter nachsehen. Das Urteil richtet sich nach diesem Wert.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PaperReport</name>
    <message>
        <source>Final position</source>
        <translation>Schlussstellung</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Final holdings</source>
        <translation>Besitz am Ende</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>%1, played by %2</source>
        <translation>%1, gespielt von %2</translation>
    </message>
    <message>
        <source>Won by the %1: %2</source>
        <translation>Sieg: %1 (%2)</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation>Ende: %1</translation>
    </message>
    <message>
        <source>The record stops before the end of the game.</source>
        <translation>Die Aufzeichnung endet vor dem Ende der Partie.</translation>
    </message>
    <message>
        <source>%1 rounds, %2 events</source>
        <translation>%1 Runden, %2 Ereignisse</translation>
    </message>
    <message>
        <source>The board is a reconstruction, not the printed one.</source>
        <translation>Der Spielplan ist eine Rekonstruktion, nicht der gedruckte.</translation>
    </message>
    <message>
        <source>Made with Annales</source>
        <translation>Erstellt mit Annales</translation>
    </message>
    <message>
        <source>Attacks on other nations</source>
        <translation>Angriffe auf andere Völker</translation>
    </message>
    <message>
        <source>Each row shows the deeds of one nation: battles begun, cities conquered, temples destroyed, units felled.</source>
        <translation>Jede Zeile zeigt die Taten eines Volkes: begonnene Kämpfe, eroberte Städte, zerstörte Tempel, geschlagene Einheiten.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PeopleDialog</name>
    <message>
        <source>People with several names</source>
        <translation>Personen mit mehreren Namen</translation>
    </message>
    <message>
        <source>One line for each other name, such as Anni = Anna Berger. The library, openings, comparisons, questions and reports then count both names as one person. The games keep the names as they were written.</source>
        <translation>Eine Zeile für jeden weiteren Namen, etwa Anni = Anna Berger. Sammlung, Eröffnungen, Vergleiche, Fragen und Berichte zählen dann beide Namen als eine Person. Die Partien behalten die Namen, wie sie geschrieben sind.</translation>
    </message>
    <message>
        <source>Other names</source>
        <translation>Weitere Namen</translation>
    </message>
    <message>
        <source>Anni = Anna Berger</source>
        <translation>Anni = Anna Berger</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PickTrail</name>
    <message>
        <source>Undo (Backspace)</source>
        <translation>Zurücknehmen (Rücktaste)</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Zurücknehmen: %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PictureForm</name>
    <message>
        <source>Place a photo or scan of your own printed board under the map. Then correct borders and outlines to match it. The picture stays on this computer and never becomes part of the board.</source>
        <translation>Legen Sie ein Foto oder einen Scan Ihres gedruckten Spielplans unter die Karte. Berichtigen Sie dann Grenzen und Umrisse danach. Das Bild bleibt auf diesem Rechner und wird nie Teil des Spielplans.</translation>
    </message>
    <message>
        <source>&amp;Choose a picture…</source>
        <translation>Bild &amp;wählen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Von links</translation>
    </message>
    <message>
        <source>From the top</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>100 %: as wide as the board</source>
        <translation>100 %: so breit wie der Spielplan</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff)</translation>
    </message>
    <message>
        <source>%1 cannot be shown as a picture: %2</source>
        <translation>%1 lässt sich nicht als Bild zeigen: %2</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>&amp;Straighten…</source>
        <translation>&amp;Entzerren…</translation>
    </message>
    <message>
        <source>Click the four corners of the printed board, clockwise from the upper left</source>
        <translation>Die vier Ecken des gedruckten Plans anklicken, im Uhrzeigersinn von links oben</translation>
    </message>
    <message>
        <source>These four points are not the corners of a board.</source>
        <translation>Diese vier Punkte sind nicht die Ecken eines Plans.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PilotBar</name>
    <message>
        <source>Autopilots: none…</source>
        <translation>Autopiloten: keine…</translation>
    </message>
    <message>
        <source>Autopilots: %1 of %2…</source>
        <translation>Autopiloten: %1 von %2…</translation>
    </message>
    <message>
        <source>Choose who plays each nation after your moves: you, the record or a bot</source>
        <translation>Wählen, wer nach Ihren Zügen welches Volk spielt: Sie selbst, die Aufzeichnung oder ein Bot</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Moves played so far are kept</source>
        <translation>Was bisher gespielt wurde, bleibt erhalten</translation>
    </message>
    <message>
        <source>The autopilots play on until a nation played by hand has to decide. One undo removes all their moves.</source>
        <translation>Die Autopiloten spielen weiter, bis ein von Hand gespieltes Volk entscheiden muss. Einmal Rückgängig nimmt alle ihre Züge zurück.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PilotBook</name>
    <message>
        <source>A different position is shown now. The autopilots have stopped.</source>
        <translation>Jetzt wird eine andere Stellung gezeigt. Die Autopiloten haben angehalten.</translation>
    </message>
    <message>
        <source>All nations are played by hand. Choose autopilots first.</source>
        <translation>Alle Völker werden von Hand gespielt. Wählen Sie zuerst Autopiloten.</translation>
    </message>
    <message>
        <source>This game is being recorded. Autopilots play only in what-if lines.</source>
        <translation>Diese Partie wird aufgezeichnet. Autopiloten spielen nur in Was-wäre-wenn-Linien.</translation>
    </message>
    <message>
        <source>Autopilots playing…</source>
        <translation>Die Autopiloten spielen…</translation>
    </message>
    <message numerus="yes">
        <source>Autopilots playing: round %1, %n event(s)…</source>
        <translation>
            <numerusform>Die Autopiloten spielen: Runde %1, %n Ereignis…</numerusform>
            <numerusform>Die Autopiloten spielen: Runde %1, %n Ereignisse…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may respond now. “Go on” skips the response.</source>
        <comment>nation</comment>
        <translation>%1 können jetzt reagieren. „Weiter“ verzichtet darauf.</translation>
    </message>
    <message>
        <source>The autopilots were stopped.</source>
        <translation>Die Autopiloten wurden angehalten.</translation>
    </message>
    <message>
        <source>A bot plays this nation from here on.</source>
        <translation>Ab hier spielt ein Bot dieses Volk.</translation>
    </message>
    <message>
        <source>You play this nation from here on.</source>
        <translation>Ab hier spielen Sie dieses Volk selbst.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PilotDialog</name>
    <message>
        <source>Autopilots</source>
        <translation>Autopiloten</translation>
    </message>
    <message>
        <source>After each of your moves in a what-if line, the autopilots play until a nation played by hand has to decide.</source>
        <translation>Nach jedem Ihrer Züge in einer Was-wäre-wenn-Linie spielen die Autopiloten, bis ein von Hand gespieltes Volk entscheiden muss.</translation>
    </message>
    <message>
        <source>All as &amp;recorded</source>
        <translation>Alle wie &amp;aufgezeichnet</translation>
    </message>
    <message>
        <source>All by &amp;hand</source>
        <translation>Alle von &amp;Hand</translation>
    </message>
    <message>
        <source>As recorded: the nation repeats, round by round, what it did on the line you continue from, as long as that is legal. Payments, gains and losses are adjusted. One undo removes everything the autopilots played.</source>
        <translation>Wie aufgezeichnet: Das Volk wiederholt Runde für Runde, was es auf der Linie tat, von der Sie weiterspielen, solange das erlaubt ist. Zahlungen, Erträge und Verluste werden angepasst. Einmal Rückgängig nimmt alles zurück, was die Autopiloten gespielt haben.</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>as recorded, then by hand</source>
        <translation>wie aufgezeichnet, dann von Hand</translation>
    </message>
    <message>
        <source>as recorded, then a bot</source>
        <translation>wie aufgezeichnet, dann ein Bot</translation>
    </message>
    <message>
        <source>a bot</source>
        <translation>ein Bot</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <comment>nation</comment>
        <translation>Wer %1 spielt</translation>
    </message>
    <message>
        <source>greedy, style by seat</source>
        <translation>gierig, Stil nach Sitzplatz</translation>
    </message>
    <message>
        <source>greedy: growth</source>
        <translation>gierig: Wachstum</translation>
    </message>
    <message>
        <source>greedy: military</source>
        <translation>gierig: Militär</translation>
    </message>
    <message>
        <source>greedy: progress</source>
        <translation>gierig: Fortschritt</translation>
    </message>
    <message>
        <source>by chance of winning</source>
        <translation>nach Gewinnchance</translation>
    </message>
    <message>
        <source>with rollouts (slow)</source>
        <translation>mit Fortsetzungen (langsam)</translation>
    </message>
    <message>
        <source>searching whole turns (slow)</source>
        <translation>mit Suche über ganze Züge (langsam)</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Which bot plays %1</source>
        <comment>nation</comment>
        <translation>Welcher Bot %1 spielt</translation>
    </message>
    <message>
        <source>level %1: %2 (rating %3)</source>
        <comment>number, name and strength of a bot</comment>
        <translation>Stufe %1: %2 (Wertung %3)</translation>
    </message>
    <message>
        <source>by chance of winning, whole turns</source>
        <translation>nach Gewinnchance, ganze Züge</translation>
    </message>
    <message>
        <source>The levels are about equally far apart in rating. Of two players, the one rated 400 points higher wins ten of eleven games. The greedy bot is rated 1000.</source>
        <translation>Die Wertungen der Stufen liegen etwa gleich weit auseinander. Von zwei Spielern gewinnt der mit der um 400 Punkte höheren Wertung zehn von elf Partien. Der gierige Bot hat die Wertung 1000.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PlayCard</name>
    <message>
        <source>Pay</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Choose the payment (← and →)</source>
        <translation>Bezahlung wählen (← und →)</translation>
    </message>
    <message>
        <source>Play this move (Enter)</source>
        <translation>Diesen Zug spielen (Eingabetaste)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PlayPanel</name>
    <message>
        <source>Type to find, Enter plays</source>
        <translation>Tippen sucht, Eingabetaste spielt</translation>
    </message>
    <message>
        <source>Find a move</source>
        <translation>Einen Zug suchen</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Erlaubte Züge</translation>
    </message>
    <message>
        <source>End the turn and stop</source>
        <translation>Zug beenden und anhalten</translation>
    </message>
    <message>
        <source>The next turn does not begin by itself, so you can stop the game here.</source>
        <translation>Der nächste Zug beginnt nicht von selbst: Hier lässt sich die Partie abbrechen.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Between two turns</source>
        <translation>Zwischen zwei Zügen</translation>
    </message>
    <message>
        <source>%1 to act</source>
        <comment>nation</comment>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>Open a game to play on from any of its events.</source>
        <translation>Öffnen Sie eine Partie, um ab einem ihrer Ereignisse weiterzuspielen.</translation>
    </message>
    <message>
        <source>Playing is off.</source>
        <translation>Spielen ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>The game is over. Nothing more can be played.</source>
        <translation>Die Partie ist zu Ende. Es wird nichts mehr gespielt.</translation>
    </message>
    <message>
        <source>Nothing is left to choose. Press Ctrl+Enter to continue.</source>
        <translation>Es gibt nichts mehr zu wählen. Weiter mit Strg+Enter.</translation>
    </message>
    <message>
        <source>No legal moves here.</source>
        <translation>Hier ist nichts zu spielen erlaubt.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Enter</translation>
    </message>
    <message>
        <source>Choose a personage first.</source>
        <translation>Wählen Sie zuerst eine Persönlichkeit.</translation>
    </message>
    <message>
        <source>No unit can move from %1 to %2 now.</source>
        <translation>Keine Einheit kann jetzt von %1 nach %2 ziehen.</translation>
    </message>
    <message>
        <source>Nothing was played. Type a move first, or select one with ↓. Ctrl+Enter ends the turn.</source>
        <translation>Nichts wurde gespielt. Tippen Sie erst, was Sie spielen, oder wählen Sie es mit ↓. Strg+Enter beendet den Zug.</translation>
    </message>
    <message>
        <source>Type the beginning of any word, or several moves one after another: “arm ro ca”. ↑ and ↓ move through the list, Backspace goes back, Ctrl+Enter plays and ends the turn.</source>
        <translation>Tippen Sie den Anfang eines Wortes, oder mehrere Züge nacheinander: „rüs ro ca“. ↑ und ↓ gehen durch die Liste, die Rücktaste geht zurück, Strg+Eingabe spielt und beendet den Zug.</translation>
    </message>
    <message>
        <source>No move matches “%1”, so the turn was not ended. Press Ctrl+Enter again to end the turn without this move, or Esc to clear the field.</source>
        <translation>Keine Aktion passt zu „%1“, darum wurde der Zug nicht beendet. Noch einmal Strg+Eingabe beendet den Zug ohne diese Aktion, Esc leert das Feld.</translation>
    </message>
    <message>
        <source>“%1” cannot be played: %2. The turn was not ended. Press Ctrl+Enter again to end the turn without this move, or Ctrl+K to record what the players did all the same.</source>
        <translation>„%1“ ist nicht erlaubt: %2. Der Zug wurde nicht beendet. Noch einmal Strg+Eingabe beendet den Zug ohne diese Aktion, Strg+K zeichnet auf, was die Spieler trotzdem taten.</translation>
    </message>
    <message>
        <source>No legal move matches this text.</source>
        <translation>Keine erlaubte Aktion passt zu diesem Text.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PlayTuner</name>
    <message>
        <source>Number of units</source>
        <translation>Anzahl der Einheiten</translation>
    </message>
    <message>
        <source>Number of units (+ and −, or a digit)</source>
        <translation>Anzahl der Einheiten (+ und −, oder eine Ziffer)</translation>
    </message>
    <message>
        <source>Which units</source>
        <translation>Welche Einheiten</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>How many of the losses are legions; the rest are galleys</source>
        <translation>Wie viele der Verluste Legionen sind; die übrigen sind Galeeren</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PlaybackBar</name>
    <message>
        <source>Start of the game</source>
        <translation>Anfang der Partie</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>←</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Voriges Ereignis</translation>
    </message>
    <message>
        <source>,</source>
        <translation>,</translation>
    </message>
    <message>
        <source>Start or pause playback</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>.</source>
        <translation>.</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>→</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>End of the line</source>
        <translation>Ende der Linie</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>[</source>
        <translation>[</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>]</source>
        <translation>]</translation>
    </message>
    <message>
        <source>Varying pace: slow at important events, fast in between</source>
        <translation>Wechselndes Tempo: langsam bei wichtigen Ereignissen, schnell dazwischen</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>Advance by</source>
        <translation>Abspielen je</translation>
    </message>
    <message>
        <source>Playback goes by event, turn or round</source>
        <translation>Abspielen je Ereignis, Zug oder Runde</translation>
    </message>
    <message>
        <source>Which line of the game is shown</source>
        <translation>Welche Linie der Partie gezeigt wird</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Springen zu</translation>
    </message>
    <message>
        <source>123 or r12</source>
        <translation>123 / r12</translation>
    </message>
    <message>
        <source>by event</source>
        <translation>je Ereignis</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>je Zug</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>je Runde</translation>
    </message>
    <message>
        <source>Game as played</source>
        <translation>Partie wie gespielt</translation>
    </message>
    <message>
        <source>Type the number of an event, or r and the number of a round (Ctrl+G)</source>
        <translation>Tippen Sie die Nummer eines Ereignisses, oder r und die Nummer einer Runde (Strg+G)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PlayedOutView</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Rounds to the end: median %1; 95 % of games take %2 to %3</source>
        <translation>Runden bis zum Ende: Median %1; 95 % der Partien dauern %2 bis %3</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PositionSource</name>
    <message>
        <source>Finish changing the decision first. Then play the move.</source>
        <translation>Beenden Sie zuerst das Ändern der Entscheidung. Spielen Sie dann den Zug.</translation>
    </message>
    <message>
        <source>Candidate: %1 (round %2)</source>
        <translation>Kandidat: %1 (Runde %2)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PositionWords</name>
    <message>
        <source>preview: event %1 of %2</source>
        <translation>Vorschau: Ereignis %1 von %2</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation>Ereignis %1 von %2</translation>
    </message>
    <message>
        <source>before round 1</source>
        <translation>vor Runde 1</translation>
    </message>
    <message>
        <source>turn of the %1</source>
        <translation>am Zug: %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PowerChart</name>
    <message>
        <source>Chance to find a difference at a single look</source>
        <translation>Chance, einen Unterschied bei einmaligem Nachsehen zu finden</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance that the verdict shows a difference</source>
        <translation>Chance, dass das Urteil einen Unterschied nachweist</translation>
    </message>
    <message>
        <source>Horizontal axis: true difference in percentage points. Thick line: the games of this comparison.</source>
        <translation>Waagrechte Achse: wahrer Unterschied in Prozentpunkten. Dicke Linie: die Partien dieses Vergleichs.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PracticeWords</name>
    <message>
        <source>%1 cannot be read. It will be renamed to %2 when your next answer is saved.</source>
        <translation>%1 lässt sich nicht lesen. Die Datei wird in %2 umbenannt, sobald Ihre nächste Antwort gespeichert wird.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved question(s) cannot be read and are skipped.</source>
        <translation>
            <numerusform>%n gespeicherte Frage ist nicht lesbar und wird übergangen.</numerusform>
            <numerusform>%n gespeicherte Fragen sind nicht lesbar und werden übergangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your answer was not saved: %1 cannot be written. %2</source>
        <translation>Ihre Antwort wurde nicht gespeichert: %1 lässt sich nicht schreiben. %2</translation>
    </message>
</context>
<context>
    <name>annales::viewer::Preferences</name>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Large &amp;print for a projector</source>
        <translation>&amp;Große Schrift für den Beamer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ihr &amp;Name</translation>
    </message>
    <message>
        <source>Your lines and remarks are signed with this name.</source>
        <translation>Ihre Linien und Anmerkungen tragen diesen Namen.</translation>
    </message>
    <message>
        <source>New remarks are &amp;for</source>
        <translation>Neue Anmerkungen sind &amp;für</translation>
    </message>
    <message>
        <source>&amp;Work on files</source>
        <translation>&amp;Arbeit an Dateien</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Jedes Mal fragen</translation>
    </message>
    <message>
        <source>Save it in the library</source>
        <translation>In der Sammlung speichern</translation>
    </message>
    <message>
        <source>Save it in the file itself</source>
        <translation>In der Datei selbst speichern</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PriceEditor</name>
    <message>
        <source>Prices and coins[*]</source>
        <translation>Preise und Münzen[*]</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>C&amp;oins in the box</source>
        <translation>&amp;Münzen in der Schachtel</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Coins in the box</source>
        <translation>Münzen in der Schachtel</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Know-how</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>This is not a price file: %1</source>
        <translation>Das ist keine Preisdatei: %1</translation>
    </message>
    <message>
        <source>%1, later</source>
        <translation>%1, später</translation>
    </message>
    <message>
        <source>%1, first</source>
        <translation>%1, zuerst</translation>
    </message>
    <message>
        <source>For the first nation</source>
        <translation>Für das erste Volk</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PrintDialog</name>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Bericht drucken</translation>
    </message>
    <message>
        <source>Printer default</source>
        <translation>Wie am Drucker eingestellt</translation>
    </message>
    <message>
        <source>One-sided</source>
        <translation>Einseitig</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <translation>Beidseitig</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Letzte Seite</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Drucken</translation>
    </message>
    <message>
        <source>P&amp;rinter:</source>
        <translation>D&amp;rucker:</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>&amp;Exemplare:</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>Seiten:</translation>
    </message>
    <message>
        <source>&amp;Sides:</source>
        <translation>&amp;Blattseiten:</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PrivateRemarks</name>
    <message numerus="yes">
        <source>%n private remark(s) were left out.</source>
        <translation>
            <numerusform>%n private Anmerkung wurde weggelassen.</numerusform>
            <numerusform>%n private Anmerkungen wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Everyone: only remarks for the club</source>
        <translation>&amp;Alle: nur Anmerkungen für den Club</translation>
    </message>
    <message>
        <source>My &amp;coach: also remarks for the coach</source>
        <translation>Mein &amp;Trainer: auch Anmerkungen für den Trainer</translation>
    </message>
    <message>
        <source>Only &amp;me: every remark</source>
        <translation>Nur &amp;ich: jede Anmerkung</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n Anmerkung</numerusform>
            <numerusform>%n Anmerkungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Readers</source>
        <translation>Leser</translation>
    </message>
    <message>
        <source>Who will read this file?</source>
        <translation>Wer wird diese Datei lesen?</translation>
    </message>
    <message>
        <source>Include earlier wordings and &amp;deleted remarks (%1)</source>
        <translation>Auch frühere Fassungen und &amp;gelöschte Anmerkungen (%1)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ProvinceCard</name>
    <message>
        <source>By land</source>
        <translation>Über Land</translation>
    </message>
    <message>
        <source>By sea</source>
        <translation>Über See</translation>
    </message>
    <message>
        <source>By land and sea</source>
        <translation>Über Land und See</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Kampfkraft</translation>
    </message>
    <message>
        <source>In reach of %1</source>
        <translation>In Reichweite: %1</translation>
    </message>
    <message>
        <source>temple %1</source>
        <translation>Tempel %1</translation>
    </message>
    <message>
        <source>city %1</source>
        <translation>Stadt %1</translation>
    </message>
    <message>
        <source>units %1</source>
        <translation>Einheiten %1</translation>
    </message>
    <message>
        <source>know-how %1</source>
        <translation>Fortschritt %1</translation>
    </message>
    <message>
        <source>few personages %1</source>
        <translation>wenige Persönlichkeiten %1</translation>
    </message>
    <message>
        <source>wall %1</source>
        <translation>Mauer %1</translation>
    </message>
    <message>
        <source>Fortress %1</source>
        <translation>Festung %1</translation>
    </message>
    <message>
        <source>special units %1</source>
        <translation>Sondereinheiten %1</translation>
    </message>
    <message>
        <source>the last city cannot be taken</source>
        <translation>die letzte Stadt kann nicht erobert werden</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>enough to take it</source>
        <translation>genug zur Eroberung</translation>
    </message>
    <message>
        <source>not possible at sea</source>
        <translation>auf See nicht möglich</translation>
    </message>
    <message>
        <source>free; the founder chooses the resource</source>
        <translation>frei; der Gründer wählt den Rohstoff</translation>
    </message>
    <message>
        <source>free; %1</source>
        <translation>frei; %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ProvinceForm</name>
    <message>
        <source>City site</source>
        <translation>Stadtart</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Startstadt</translation>
    </message>
    <message>
        <source>Name of the province in logs: lowercase letters, digits and hyphens</source>
        <translation>Name der Provinz in Protokollen: Kleinbuchstaben, Ziffern und Bindestriche</translation>
    </message>
    <message>
        <source>A neutral temple may stand here</source>
        <translation>Hier kann ein neutraler Tempel stehen</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Crossed by</source>
        <translation>Passierbar über</translation>
    </message>
    <message>
        <source>Add a border</source>
        <translation>Grenze hinzufügen</translation>
    </message>
    <message>
        <source>Another neighbour</source>
        <translation>Ein weiterer Nachbar</translation>
    </message>
    <message>
        <source>Remove this province</source>
        <translation>Diese Provinz entfernen</translation>
    </message>
    <message>
        <source>Its ground becomes unclaimed. To give it to a neighbour, use the Join tool.</source>
        <translation>Ihr Grund wird Niemandsland. Um ihn einem Nachbarn zu geben, nehmen Sie das Werkzeug „Vereinen“.</translation>
    </message>
    <message>
        <source>Click a province on the board or choose one above.</source>
        <translation>Klicken Sie eine Provinz auf dem Spielplan an oder wählen Sie oben eine.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>%1 (%2 nations)</source>
        <translation>%1 (%2 Völker)</translation>
    </message>
    <message>
        <source>neutral temple (%1 nations)</source>
        <translation>neutraler Tempel (%1 Völker)</translation>
    </message>
    <message>
        <source>not a start city</source>
        <translation>keine Startstadt</translation>
    </message>
    <message>
        <source>Border with %1</source>
        <translation>Grenze zu %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PupilNotes</name>
    <message>
        <source>No answers yet. Play your turn at a step first.</source>
        <translation>Noch keine Antworten. Spielen Sie zuerst an einem Schritt Ihren Zug.</translation>
    </message>
    <message>
        <source>Save my answers</source>
        <translation>Meine Antworten speichern</translation>
    </message>
    <message>
        <source>Your name, for your coach:</source>
        <translation>Ihr Name, für Ihren Trainer:</translation>
    </message>
    <message>
        <source>Nothing was saved: the file needs your name.</source>
        <translation>Nichts gespeichert: Die Datei braucht Ihren Namen.</translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation>Antworten (*.json)</translation>
    </message>
    <message>
        <source>Saved as %1. Mail the file to your coach.</source>
        <translation>Gespeichert als %1. Schicken Sie die Datei Ihrem Trainer.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::QuestionsPanel</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Reading games: %1 of %2</source>
        <translation>Partien werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>Searching: %1 of %2 parts</source>
        <translation>Suche: %1 von %2 Teilen</translation>
    </message>
    <message>
        <source>Open a library to search its games.</source>
        <translation>Öffnen Sie eine Sammlung, um ihre Partien zu durchsuchen.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Es wird gesucht…</translation>
    </message>
    <message>
        <source>For example: nation = romans and temples &gt;= 2 and round &lt;= 5</source>
        <translation>Zum Beispiel: nation = romans and temples &gt;= 2 and round &lt;= 5</translation>
    </message>
    <message>
        <source>Press Enter to search.</source>
        <translation>Mit der Eingabetaste suchen Sie.</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <source>Too few games to say much. Trust the bars, not the percentages.</source>
        <translation>Zu wenige Partien für eine klare Aussage. Achten Sie auf die Balken, nicht auf die Prozente.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Save as a collection…</source>
        <translation>Als Auswahl speichern…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>The library already has a collection “%1”. Replace it?</source>
        <translation>Die Sammlung hat schon eine Auswahl „%1“. Soll sie ersetzt werden?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>The collection “%1” was saved in the library.</source>
        <translation>Die Auswahl „%1“ wurde in der Sammlung gespeichert.</translation>
    </message>
    <message>
        <source>The collection “%1” was deleted. Its games stay in the library.</source>
        <translation>Die Auswahl „%1“ wurde gelöscht. Ihre Partien bleiben in der Sammlung.</translation>
    </message>
    <message>
        <source>Save as a collection</source>
        <translation>Als Auswahl speichern</translation>
    </message>
    <message>
        <source>Name of the collection:</source>
        <translation>Name der Auswahl:</translation>
    </message>
    <message>
        <source>Save the results as a table</source>
        <translation>Ergebnisse als Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Type a question to search all games</source>
        <translation>Frage eingeben, um alle Partien zu durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Auswahlen</translation>
    </message>
    <message>
        <source>Questions saved in the library</source>
        <translation>In der Sammlung gespeicherte Fragen</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Saves all results as a table for a spreadsheet</source>
        <translation>Speichert alle Ergebnisse als Tabelle für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Count by nation</source>
        <translation>Gezählt nach Volk</translation>
    </message>
    <message>
        <source>Count by opening</source>
        <translation>Gezählt nach Eröffnung</translation>
    </message>
    <message>
        <source>Count by winner</source>
        <translation>Gezählt nach Sieger</translation>
    </message>
    <message>
        <source>Count by player</source>
        <translation>Gezählt nach Spieler</translation>
    </message>
    <message>
        <source>Count by board</source>
        <translation>Gezählt nach Spielplan</translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 seats, %4 events.</source>
        <translation>%1 von %2 Partien, %3 Plätze, %4 Ereignisse.</translation>
    </message>
    <message>
        <source>Only the first %1 results are listed. “CSV…” saves all results.</source>
        <translation>Nur die ersten %1 Ergebnisse sind aufgeführt. „CSV…“ speichert alle Ergebnisse.</translation>
    </message>
    <message>
        <source>Press Enter to open the game at the selected result.</source>
        <translation>Die Eingabetaste öffnet die Partie beim gewählten Ergebnis.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RecentLibraries</name>
    <message>
        <source>No library opened yet</source>
        <translation>Noch keine Sammlung geöffnet</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Liste leeren</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ReconstructedNote</name>
    <message>
        <source>some prices</source>
        <translation>einige Preise</translation>
    </message>
    <message>
        <source>the bank's coins</source>
        <translation>die Münzen der Bank</translation>
    </message>
    <message>
        <source>the cards</source>
        <translation>die Karten</translation>
    </message>
    <message>
        <source>Reconstructed, not as printed: %1. Enter the values from your own box in the “Games and files” menu.</source>
        <translation>Rekonstruiert, nicht wie gedruckt: %1. Tragen Sie die Angaben aus Ihrer Schachtel im Menü „Partien und Dateien“ ein.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RecordCommands</name>
    <message>
        <source>A different position is shown now. Nothing was corrected.</source>
        <translation>Jetzt wird eine andere Stellung gezeigt. Nichts wurde berichtigt.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>Cannot merge %1: %2</source>
        <translation>%1 lässt sich nicht übernehmen: %2</translation>
    </message>
    <message>
        <source>%1 contains nothing new.</source>
        <translation>%1 enthält nichts Neues.</translation>
    </message>
    <message>
        <source>Nothing was merged.</source>
        <translation>Nichts wurde übernommen.</translation>
    </message>
    <message>
        <source>A different game is shown now. Nothing was merged.</source>
        <translation>Jetzt wird eine andere Partie gezeigt. Nichts wurde übernommen.</translation>
    </message>
    <message>
        <source>A different game is shown now. The beginning was not corrected.</source>
        <translation>Jetzt wird eine andere Partie gezeigt. Der Beginn wurde nicht berichtigt.</translation>
    </message>
    <message>
        <source>The beginning can be corrected only while a game is being recorded.</source>
        <translation>Der Beginn lässt sich nur berichtigen, während die Partie aufgezeichnet wird.</translation>
    </message>
    <message>
        <source>The game starts again. Everything played before is kept in the old record.</source>
        <translation>Die Partie beginnt neu. Was vorher gespielt wurde, steht in der alten Aufzeichnung.</translation>
    </message>
    <message numerus="yes">
        <source>The game starts again: %n event(s) kept, %1 left out.</source>
        <translation>
            <numerusform>Die Partie beginnt neu: %n Ereignis behalten, %1 ausgelassen.</numerusform>
            <numerusform>Die Partie beginnt neu: %n Ereignisse behalten, %1 ausgelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::RecordDelegate</name>
    <message>
        <source>1 event</source>
        <translation>1 Ereignis</translation>
    </message>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%n Ereignis</numerusform>
            <numerusform>%n Ereignisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::RecordPanel</name>
    <message>
        <source>Record</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Find in the record</source>
        <translation>Im Protokoll suchen</translation>
    </message>
    <message>
        <source>Enter or F3 finds the next match, with Shift the previous one. Put a phrase in "quotes".</source>
        <translation>Eingabetaste oder F3: nächster Treffer, mit Umschalt: voriger. Wörter in "Anführungszeichen" gehören zusammen.</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Voriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>Collapse all rounds</source>
        <translation>Alle Runden einklappen</translation>
    </message>
    <message>
        <source>Expand all rounds</source>
        <translation>Alle Runden ausklappen</translation>
    </message>
    <message>
        <source>The wheel steps through the game; with Alt it scrolls.</source>
        <translation>Das Mausrad geht Ereignis für Ereignis durch die Partie; mit Alt rollt es.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Buchführung</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a nation, its opening</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Click an event to go to it. The wheel moves by event, with Shift by round; with Alt it scrolls, with Ctrl it changes the size. Alt with the up and down arrows selects a line that branches off here; Enter shows the line.</source>
        <translation>Klicken Sie ein Ereignis an, um dorthin zu gehen. Das Mausrad geht Ereignis für Ereignis, mit Umschalt Runde für Runde; mit Alt bewegt es nur die Ansicht, mit Strg ändert es die Größe. Alt mit den Pfeilen auf und ab wählt eine Linie, die hier abzweigt; die Eingabetaste zeigt die Linie.</translation>
    </message>
    <message>
        <source>Shows the events in sentences.</source>
        <translation>Zeigt die Ereignisse in Sätzen.</translation>
    </message>
    <message>
        <source>Shows in numbers what every event changed.</source>
        <translation>Zeigt in Zahlen, was jedes Ereignis änderte.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RecordReader</name>
    <message>
        <source>%1 cannot be merged. Row %2: %3</source>
        <translation>%1 lässt sich nicht übernehmen. Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1 does not contain this game. Open the game it belongs to first.</source>
        <translation>%1 enthält diese Partie nicht. Öffnen Sie zuerst die Partie, zu der die Datei gehört.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RecordSign</name>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung läuft</translation>
    </message>
    <message>
        <source>Recording into %1</source>
        <translation>Aufzeichnung in %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RecordTree</name>
    <message>
        <source>Open a game to read what happened.</source>
        <translation>Öffnen Sie eine Partie, um zu lesen, was geschah.</translation>
    </message>
    <message>
        <source>Name this opening…</source>
        <translation>Dieser Eröffnung einen Namen geben…</translation>
    </message>
    <message>
        <source>Copy as &amp;AGN</source>
        <translation>Als &amp;AGN kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Als &amp;JSON kopieren</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RecorderExport</name>
    <message>
        <source>Save the recorder</source>
        <translation>Seite zum Aufzeichnen speichern</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Saved the recorder as %1. Send it to a phone and open it in the browser there.</source>
        <translation>Seite zum Aufzeichnen als %1 gespeichert. Schicken Sie sie auf ein Telefon und öffnen Sie sie dort im Browser.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RemarkCard</name>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Full text</source>
        <translation>Ganzer Text</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Erledigen</translation>
    </message>
    <message>
        <source>Remark by %1</source>
        <translation>Anmerkung von %1</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1, bearbeitet</translation>
    </message>
    <message>
        <source>Edited %1</source>
        <translation>Bearbeitet %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Broken by event %1</source>
        <translation>Gebrochen durch Ereignis %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RemarkEditor</name>
    <message>
        <source>What was wrong, and what would have been better?</source>
        <translation>Was war falsch, und was wäre besser gewesen?</translation>
    </message>
    <message>
        <source>Text of the remark</source>
        <translation>Text der Anmerkung</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Bold (Ctrl+B)</source>
        <translation>Fett (Strg+B)</translation>
    </message>
    <message>
        <source>I</source>
        <comment>italic</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Italic (Ctrl+I)</source>
        <translation>Kursiv (Strg+I)</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verweis</translation>
    </message>
    <message>
        <source>Link to an event, a province or a line (Ctrl+K)</source>
        <translation>Verweis auf ein Ereignis, eine Provinz oder eine Linie (Strg+K)</translation>
    </message>
    <message>
        <source>Event number, province or line</source>
        <translation>Nummer eines Ereignisses, Provinz oder Linie</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Readers</source>
        <translation>Leser</translation>
    </message>
    <message>
        <source>Save the remark (Ctrl+Enter)</source>
        <translation>Anmerkung speichern (Strg+Enter)</translation>
    </message>
    <message>
        <source>About</source>
        <comment>a nation</comment>
        <translation>Über</translation>
    </message>
    <message>
        <source>For</source>
        <comment>an audience</comment>
        <translation>Für</translation>
    </message>
    <message>
        <source>The nation whose play the remark judges. Choose “No nation” for a remark on the position or on all nations.</source>
        <translation>Das Volk, dessen Spiel die Anmerkung beurteilt. Wählen Sie „Kein Volk“ für eine Anmerkung zur Stellung oder zu allen Völkern.</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Schlagwörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>No nation</source>
        <translation>Kein Volk</translation>
    </message>
    <message>
        <source>Tags, separated by commas, such as weak opening, trade</source>
        <translation>Schlagwörter, durch Kommas getrennt, zum Beispiel schwache Eröffnung, Handel</translation>
    </message>
    <message>
        <source>Turn this draft into a new remark</source>
        <translation>Aus dem Entwurf eine neue Anmerkung machen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RemarkFile</name>
    <message>
        <source>Markdown documents (*.md)</source>
        <translation>Markdown-Dokumente (*.md)</translation>
    </message>
    <message>
        <source>Export remarks</source>
        <translation>Anmerkungen exportieren</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another place.</source>
        <translation>%1 lässt sich nicht schreiben: %2. Wählen Sie einen anderen Ort.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RemarkList</name>
    <message>
        <source>Search remarks</source>
        <translation>In Anmerkungen suchen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>All nations</source>
        <translation>Alle Völker</translation>
    </message>
    <message>
        <source>Export the listed remarks (Ctrl+Shift+E)</source>
        <translation>Die aufgelisteten Anmerkungen exportieren (Strg+Umschalt+E)</translation>
    </message>
    <message>
        <source>This game has no remarks yet. Press D to write one.</source>
        <translation>Diese Partie hat noch keine Anmerkungen. Drücken Sie D, um eine zu schreiben.</translation>
    </message>
    <message>
        <source>No remarks match. Remove a filter first.</source>
        <translation>Keine Anmerkung passt zum Filter. Entfernen Sie zuerst eine Bedingung.</translation>
    </message>
    <message>
        <source>%1 of %2 remarks saved as %3.</source>
        <translation>%1 von %2 Anmerkungen als %3 gespeichert.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RemarkModel</name>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RemarkPanel</name>
    <message>
        <source>No game is open.</source>
        <translation>Keine Partie ist geöffnet.</translation>
    </message>
    <message>
        <source>Remarks on this game are read-only.</source>
        <translation>Die Anmerkungen zu dieser Partie lassen sich nur lesen.</translation>
    </message>
    <message>
        <source>Editing your remark</source>
        <translation>Ihre Anmerkung bearbeiten</translation>
    </message>
    <message>
        <source>Answer to %1</source>
        <translation>Antwort an %1</translation>
    </message>
    <message>
        <source>New remark</source>
        <translation>Neue Anmerkung</translation>
    </message>
    <message>
        <source>On the whole game</source>
        <translation>Zur ganzen Partie</translation>
    </message>
    <message>
        <source>On event %1</source>
        <translation>Zu Ereignis %1</translation>
    </message>
    <message>
        <source>The draft cannot be saved to disk.</source>
        <translation>Der Entwurf lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>Draft saved</source>
        <translation>Entwurf gesichert</translation>
    </message>
    <message>
        <source>Nothing written yet.</source>
        <translation>Noch nichts geschrieben.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Save or clear your text first.</source>
        <translation>Speichern oder leeren Sie zuerst Ihren Text.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RemarkSeeker</name>
    <message numerus="yes">
        <source>%n remark(s) saved as %1.</source>
        <translation>
            <numerusform>%n Anmerkung als %1 gespeichert.</numerusform>
            <numerusform>%n Anmerkungen als %1 gespeichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::RemarkText</name>
    <message>
        <source>This link has no target.</source>
        <translation>Dieser Verweis hat kein Ziel.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RemarkWords</name>
    <message>
        <source>On another line</source>
        <translation>Auf einer anderen Linie</translation>
    </message>
    <message>
        <source>1 mark on the board</source>
        <translation>1 Markierung auf dem Plan</translation>
    </message>
    <message numerus="yes">
        <source>%n marks on the board</source>
        <translation>
            <numerusform>%n Markierung auf dem Plan</numerusform>
            <numerusform>%n Markierungen auf dem Plan</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::ReportCommands</name>
    <message>
        <source>Open a library first. A report covers the games of a library.</source>
        <translation>Öffnen Sie zuerst eine Sammlung. Ein Bericht wertet die Partien einer Sammlung aus.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ReportWindow</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) saved in %1.</source>
        <translation>
            <numerusform>%n Tabelle in %1 gespeichert.</numerusform>
            <numerusform>%n Tabellen in %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as web page</source>
        <translation>Als Webseite speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Folder for the tables</source>
        <translation>Ordner für die Tabellen</translation>
    </message>
    <message>
        <source>The report cannot be printed.</source>
        <translation>Der Bericht lässt sich nicht drucken.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Report &amp;on</source>
        <translation>Bericht &amp;über</translation>
    </message>
    <message>
        <source>&amp;Which</source>
        <translation>&amp;Welchen</translation>
    </message>
    <message>
        <source>an opening</source>
        <translation>eine Eröffnung</translation>
    </message>
    <message>
        <source>a nation</source>
        <translation>ein Volk</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>einen Spieler</translation>
    </message>
    <message>
        <source>an evening</source>
        <translation>einen Abend</translation>
    </message>
    <message>
        <source>More conditions, such as nations=4; from=2024</source>
        <translation>Weitere Bedingungen, etwa nations=4; from=2024</translation>
    </message>
    <message>
        <source>More conditions</source>
        <translation>Weitere Bedingungen</translation>
    </message>
    <message>
        <source>Kind of report</source>
        <translation>Art des Berichts</translation>
    </message>
    <message>
        <source>Subject of the report</source>
        <translation>Gegenstand des Berichts</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>An&amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Save as web &amp;page…</source>
        <translation>Als Web&amp;seite speichern…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als P&amp;DF speichern…</translation>
    </message>
    <message>
        <source>Save &amp;tables…</source>
        <translation>&amp;Tabellen speichern…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>Reading the games of the library…</source>
        <translation>Die Partien der Sammlung werden gelesen…</translation>
    </message>
    <message>
        <source>No game in the library names its players.</source>
        <translation>In keiner Partie der Sammlung sind die Spieler angegeben.</translation>
    </message>
    <message>
        <source>The library has no games yet.</source>
        <translation>Die Sammlung hat noch keine Partien.</translation>
    </message>
    <message>
        <source>Writing the report…</source>
        <translation>Der Bericht wird geschrieben…</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Searching for games with %1…</source>
        <translation>Partien mit %1 werden gesucht…</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>%1 already has tables of this report. Replace them?</source>
        <translation>In %1 gibt es schon Tabellen dieses Berichts. Sollen sie ersetzt werden?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>alle Spieler</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save the report as a PDF file, or set up a printer.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet. Speichern Sie den Bericht als PDF-Datei, oder richten Sie einen Drucker ein.</translation>
    </message>
    <message>
        <source>Open a library first. A report covers the games of a library.</source>
        <translation>Öffnen Sie zuerst eine Sammlung. Ein Bericht wertet die Partien einer Sammlung aus.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::Rescue</name>
    <message>
        <source>Save as another library</source>
        <translation>Unter anderem Namen sichern</translation>
    </message>
    <message>
        <source>Libraries (*.annales)</source>
        <translation>Sammlungen (*.annales)</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Nicht alles ist gespeichert</translation>
    </message>
    <message>
        <source>You can still save the open games. Drafts of remarks are kept in any case.</source>
        <translation>Offene Partien können Sie jetzt noch sichern. Entwürfe von Anmerkungen bleiben auf jeden Fall erhalten.</translation>
    </message>
    <message>
        <source>Save as another library…</source>
        <translation>Unter anderem Namen sichern…</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Ohne Sichern beenden</translation>
    </message>
    <message>
        <source>The locks on %1 were removed. The library is locked again. Nothing was lost.</source>
        <translation>Die Sperren von %1 wurden entfernt. Die Sammlung ist wieder gesperrt. Nichts ging verloren.</translation>
    </message>
    <message>
        <source>Files beside %1 were removed while it was open. Annales reopened the library. Nothing was lost.</source>
        <translation>Dateien neben %1 wurden entfernt, während die Sammlung geöffnet war. Annales hat sie neu geöffnet. Nichts ging verloren.</translation>
    </message>
    <message numerus="yes">
        <source>Files beside %1 were removed while it was open. Annales reopened the library and saved %n change(s) to the open games again.</source>
        <translation>
            <numerusform>Dateien neben %1 wurden entfernt, während die Sammlung geöffnet war. Annales hat sie neu geöffnet und eine Änderung der offenen Partien noch einmal gespeichert.</numerusform>
            <numerusform>Dateien neben %1 wurden entfernt, während die Sammlung geöffnet war. Annales hat sie neu geöffnet und %n Änderungen der offenen Partien noch einmal gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is now saved in %1. Annales saves further changes in that library.</source>
        <translation>Alles ist jetzt in %1 gespeichert. Auch weitere Änderungen speichert Annales in dieser Sammlung.</translation>
    </message>
    <message>
        <source>The open games are now saved in %1. Annales saves further changes in that library. The other games could not be read.</source>
        <translation>Die offenen Partien sind jetzt in %1 gespeichert. Auch weitere Änderungen speichert Annales in dieser Sammlung. Die anderen Partien ließen sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ResultDialog</name>
    <message>
        <source>typed here</source>
        <translation>hier getippt</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>Record only the result</source>
        <translation>Nur das Ergebnis aufzeichnen</translation>
    </message>
    <message>
        <source>A result has no moves. Leave empty what you do not know.</source>
        <translation>Ein Ergebnis hat keine Züge. Lassen Sie leer, was Sie nicht wissen.</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>JJJJ-MM-TT</translation>
    </message>
    <message>
        <source>The game was &amp;broken off</source>
        <translation>Die Partie wurde a&amp;bgebrochen</translation>
    </message>
    <message>
        <source>N&amp;ot for statistics</source>
        <translation>Nicht für Statistiken</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>Boar&amp;d</source>
        <translation>Spiel&amp;plan</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>&amp;Minutes</source>
        <translation>&amp;Minuten</translation>
    </message>
    <message>
        <source>&amp;Remark</source>
        <translation>An&amp;merkung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Personages</source>
        <translation>Persönlichkeiten</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>%1 of person %2</source>
        <translation>%1, Person %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 is for %2 persons at most.</source>
        <translation>%1 ist für höchstens %2 Personen.</translation>
    </message>
    <message>
        <source>%1 personages: at most %2 are possible.</source>
        <translation>%1 Persönlichkeiten: höchstens %2 sind möglich.</translation>
    </message>
    <message>
        <source>Seats are numbers from 1 to %1.</source>
        <translation>Plätze sind Zahlen von 1 bis %1.</translation>
    </message>
    <message>
        <source>Two persons have seat %1.</source>
        <translation>Zwei Personen haben Platz %1.</translation>
    </message>
    <message>
        <source>Write the date as 2026, 2026-11 or 2026-11-21.</source>
        <translation>Schreiben Sie das Datum als 2026, 2026-11 oder 2026-11-21.</translation>
    </message>
    <message>
        <source>A game that was broken off has no winner.</source>
        <translation>Eine abgebrochene Partie hat keinen Sieger.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>in the log: %1</source>
        <translation>im Protokoll: %1</translation>
    </message>
    <message>
        <source>unknown; in the log: %1</source>
        <translation>unbekannt; im Protokoll: %1</translation>
    </message>
    <message>
        <source>Contradiction: %1.</source>
        <translation>Widerspruch: %1.</translation>
    </message>
    <message>
        <source>This library is read-only, so the result cannot be changed.</source>
        <translation>Diese Sammlung ist schreibgeschützt, also lässt sich das Ergebnis nicht ändern.</translation>
    </message>
    <message>
        <source>Write the seat as a number: 1 for the person who began.</source>
        <translation>Schreiben Sie den Platz als Zahl: 1 für die Person, die begonnen hat.</translation>
    </message>
    <message>
        <source>Enter at least two persons, each with a name, a nation or personages.</source>
        <translation>Geben Sie mindestens zwei Personen an, jede mit Name, Volk oder Persönlichkeiten.</translation>
    </message>
    <message>
        <source>Two persons have the name %1. Add a letter or a second name to one of them.</source>
        <translation>Zwei Personen heißen %1. Geben Sie einer von ihnen einen Zusatz, etwa einen Buchstaben.</translation>
    </message>
    <message>
        <source>Two persons have the same nation: %1.</source>
        <translation>Zwei Personen haben dasselbe Volk: %1.</translation>
    </message>
    <message>
        <source>Write the minutes as a whole number, at least 1.</source>
        <translation>Schreiben Sie die Minuten als ganze Zahl, mindestens 1.</translation>
    </message>
    <message>
        <source>“%1” is not a nation of %2. The word is kept as written.</source>
        <translation>„%1“ ist kein Volk von %2. Das Wort bleibt, wie es geschrieben ist.</translation>
    </message>
    <message>
        <source>“%1” is not a number of personages. The text is kept as written.</source>
        <translation>„%1“ ist keine Anzahl von Persönlichkeiten. Der Text bleibt, wie er geschrieben ist.</translation>
    </message>
    <message>
        <source>The winner is not known. Tick the winner, or leave the winner unknown.</source>
        <translation>Der Sieger ist nicht bekannt. Kreuzen Sie ihn an, oder lassen Sie ihn offen.</translation>
    </message>
    <message>
        <source>Only the result of this game is known. There are no moves to show on a board. Source: %1.</source>
        <translation>Von dieser Partie ist nur das Ergebnis bekannt. Es gibt keine Züge, die ein Spielplan zeigen könnte. Quelle: %1.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ResultsFile</name>
    <message>
        <source>For the app BG Stats</source>
        <translation>Für die App BG Stats</translation>
    </message>
    <message>
        <source>Table with a row for each person</source>
        <translation>Tabelle mit einer Zeile je Person</translation>
    </message>
    <message>
        <source>Event log, for Annales</source>
        <translation>Ereignisprotokoll, für Annales</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RibbonView</name>
    <message>
        <source>Not analysed yet</source>
        <translation>Noch nicht analysiert</translation>
    </message>
    <message>
        <source>Chances of winning</source>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <source>The chances of all nations, stacked along the timeline. Plus and minus zoom</source>
        <translation>Die Chancen aller Völker, übereinander entlang der Zeitleiste. Plus und Minus vergrößern und verkleinern</translation>
    </message>
    <message>
        <source>At the end of the line</source>
        <translation>Am Ende der Linie</translation>
    </message>
    <message>
        <source>%1: loses %2 percentage points</source>
        <translation>%1: verliert %2 Prozentpunkte</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RondelView</name>
    <message>
        <source>Open a game to see its rondel.</source>
        <translation>Öffnen Sie eine Partie, um ihr Rondell zu sehen.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Prices for the %1</source>
        <translation>Preise: %1</translation>
    </message>
    <message>
        <source>Not yet placed</source>
        <translation>Noch nicht gesetzt</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>nation, space of the rondel</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1: free for the %2</source>
        <comment>space, nation</comment>
        <translation>%1: frei (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1: costs the %2 %n in marble, iron, gold or coins</source>
        <comment>space, nation</comment>
        <translation>
            <numerusform>%1: %2 zahlen %n an Marmor, Eisen, Gold oder Münzen</numerusform>
            <numerusform>%1: %2 zahlen %n an Marmor, Eisen, Gold oder Münzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::SidesChart</name>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>no decided games</source>
        <translation>keine entschiedenen Partien</translation>
    </message>
    <message>
        <source>%1, %2 of %3, %4</source>
        <comment>share and interval, wins of decided seats, letters</comment>
        <translation>%1, %2 von %3, %4</translation>
    </message>
    <message>
        <source>nothing to compare</source>
        <translation>nichts zu vergleichen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>difference and interval, verdict</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Difference from A within strata, points</source>
        <translation>Unterschied zu A innerhalb der Schichten, Prozentpunkte</translation>
    </message>
    <message>
        <source>Differences within strata, points</source>
        <translation>Unterschiede innerhalb der Schichten, Prozentpunkte</translation>
    </message>
    <message>
        <source>Filled diamond: the difference is shown. Ring: not shown. Sides that share a letter are not shown to differ.</source>
        <translation>Gefüllte Raute: Unterschied nachgewiesen. Ring: nicht nachgewiesen. Für Seiten mit einem gemeinsamen Buchstaben ist kein Unterschied nachgewiesen.</translation>
    </message>
    <message numerus="yes">
        <source>Share of wins of %n side(s), in percent (95 % confidence intervals)</source>
        <translation>
            <numerusform>Anteil der Siege von %n Seite, in Prozent (95-%-Konfidenzintervalle)</numerusform>
            <numerusform>Anteil der Siege von %n Seiten, in Prozent (95-%-Konfidenzintervalle)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::SidesView</name>
    <message>
        <source>Add a side above to compare several sides at once, each with each.</source>
        <translation>Fügen Sie oben eine Seite hinzu, um mehrere Seiten zugleich zu vergleichen, jede mit jeder.</translation>
    </message>
    <message numerus="yes">
        <source>The adjusted p-values allow for all %n comparison(s) of the history. Choose a pair to see its numbers in the other tabs.</source>
        <translation>
            <numerusform>Die angepassten p-Werte berücksichtigen den %n Vergleich im Verlauf. Wählen Sie ein Paar, um seine Zahlen in den anderen Reitern zu sehen.</numerusform>
            <numerusform>Die angepassten p-Werte berücksichtigen alle %n Vergleiche im Verlauf. Wählen Sie ein Paar, um seine Zahlen in den anderen Reitern zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Alle Paare</translation>
    </message>
    <message>
        <source>Each with A</source>
        <translation>Jede mit A</translation>
    </message>
    <message>
        <source>Differences in the chart</source>
        <translation>Unterschiede im Diagramm</translation>
    </message>
    <message>
        <source>The table and the adjusted p-values always have all pairs</source>
        <translation>Die Tabelle und die angepassten p-Werte haben immer alle Paare</translation>
    </message>
    <message numerus="yes">
        <source>Pairs with a difference shown: %1 of %n.</source>
        <translation>
            <numerusform>Unterschied bei %1 von %n Paar nachgewiesen.</numerusform>
            <numerusform>Unterschied bei %1 von %n Paaren nachgewiesen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::SignWords</name>
    <message>
        <source>Move (one)</source>
        <translation>Zug (eines)</translation>
    </message>
    <message>
        <source>Observations (any number)</source>
        <translation>Beobachtungen (beliebig viele)</translation>
    </message>
    <message>
        <source>Position of a nation (one glyph)</source>
        <translation>Lage eines Volkes (ein Zeichen)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::SketchPage</name>
    <message>
        <source>Save the chart…</source>
        <translation>Diagramm speichern…</translation>
    </message>
    <message>
        <source>Saves the chart as a picture, a drawing or a table, depending on the file extension</source>
        <translation>Speichert das Diagramm als Bild, Zeichnung oder Tabelle, je nach Dateiendung</translation>
    </message>
</context>
<context>
    <name>annales::viewer::SketchView</name>
    <message>
        <source>Save the chart…</source>
        <translation>Diagramm speichern…</translation>
    </message>
    <message>
        <source>No chart to save. Compare first.</source>
        <translation>Kein Diagramm zum Speichern. Vergleichen Sie zuerst.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Diagramm speichern</translation>
    </message>
</context>
<context>
    <name>annales::viewer::SparedFiles</name>
    <message>
        <source>%1 belongs to an open library. Choose another file.</source>
        <translation>%1 gehört zu einer geöffneten Sammlung. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>it belongs to an open library</source>
        <translation>die Datei gehört zu einer geöffneten Sammlung</translation>
    </message>
</context>
<context>
    <name>annales::viewer::StartPage</name>
    <message>
        <source>No library is open</source>
        <translation>Keine Sammlung ist offen</translation>
    </message>
    <message>
        <source>Reading the library…</source>
        <translation>Die Sammlung wird gelesen…</translation>
    </message>
    <message>
        <source>This library is empty</source>
        <translation>Diese Sammlung ist leer</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>No games match the filter</source>
        <translation>Keine Partie passt zum Filter</translation>
    </message>
    <message>
        <source>Remove a filter, or show all games.</source>
        <translation>Nehmen Sie einen Filter weg, oder zeigen Sie alle Partien.</translation>
    </message>
    <message>
        <source>Look at sample games</source>
        <translation>Beispielpartien ansehen</translation>
    </message>
    <message>
        <source>Two-minute tour</source>
        <translation>Rundgang in zwei Minuten</translation>
    </message>
    <message>
        <source>Begin with the sample games or the tour, or open your own library: one file with all your games.</source>
        <translation>Beginnen Sie mit den Beispielpartien oder dem Rundgang, oder öffnen Sie Ihre eigene Sammlung: eine Datei mit allen Ihren Partien.</translation>
    </message>
    <message>
        <source>All games are deleted from the list</source>
        <translation>Alle Partien sind aus der Liste gelöscht</translation>
    </message>
    <message>
        <source>They are still in the library.</source>
        <translation>Sie sind noch in der Sammlung.</translation>
    </message>
    <message>
        <source>Show deleted games</source>
        <translation>Gelöschte Partien zeigen</translation>
    </message>
    <message>
        <source>Import files with games or results (%1), or drop files and folders here. Results may come from BG Stats, from BoardGameGeek or from your own table.</source>
        <translation>Importieren Sie Dateien mit Partien oder Ergebnissen (%1), oder ziehen Sie Dateien und Ordner hierher. Ergebnisse kommen aus BG Stats, von BoardGameGeek oder aus Ihrer eigenen Tabelle.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::StartsForm</name>
    <message>
        <source>Choose a nation, then click its three start cities on the board: marble, iron, gold. Ticked nations play. The first one begins.</source>
        <translation>Wählen Sie ein Volk und klicken Sie dann seine drei Startstädte auf dem Spielplan an: Marmor, Eisen, Gold. Völker mit Häkchen spielen mit. Das erste beginnt.</translation>
    </message>
    <message>
        <source>&amp;Nations in the game</source>
        <translation>&amp;Völker in der Partie</translation>
    </message>
    <message>
        <source>Nations in the game</source>
        <translation>Völker in der Partie</translation>
    </message>
    <message>
        <source>Owner of the cities you click</source>
        <translation>Besitzer der angeklickten Städte</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>%1 – %2 of 3 cities</source>
        <translation>%1 – %2 von 3 Städten</translation>
    </message>
    <message>
        <source>Neutral temples – %1 of 3</source>
        <translation>Neutrale Tempel – %1 von 3</translation>
    </message>
</context>
<context>
    <name>annales::viewer::StrataModel</name>
    <message>
        <source>%1 of %2: %3 %</source>
        <comment>won of seats, and per cent</comment>
        <translation>%1 von %2: %3 %</translation>
    </message>
    <message>
        <source>All strata</source>
        <translation>Alle Schichten</translation>
    </message>
    <message>
        <source>How much the stratum counts in the difference of all strata</source>
        <translation>Wie viel die Schicht im Unterschied aller Schichten zählt</translation>
    </message>
    <message>
        <source>The difference in points as a dot, its 95 % confidence interval as a line, no difference as a vertical line; an arrow where the interval goes on</source>
        <translation>Der Unterschied in Prozentpunkten als Punkt, sein 95-%-Konfidenzintervall als Linie, kein Unterschied als senkrechte Linie; ein Pfeil, wo das Intervall weitergeht</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>A won</source>
        <translation>A gewann</translation>
    </message>
    <message>
        <source>B won</source>
        <translation>B gewann</translation>
    </message>
    <message>
        <source>A less B, points</source>
        <translation>A − B, Prozentpunkte</translation>
    </message>
    <message>
        <source>−%1 … 0 … +%1</source>
        <translation>−%1 … 0 … +%1</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
</context>
<context>
    <name>annales::viewer::StudyCommands</name>
    <message numerus="yes">
        <source>%n event(s) copied to the clipboard.</source>
        <translation>
            <numerusform>%n Ereignis liegt in der Zwischenablage.</numerusform>
            <numerusform>%n Ereignisse liegen in der Zwischenablage.</numerusform>
        </translation>
    </message>
    <message>
        <source>A different position is shown now. The card was not played.</source>
        <translation>Jetzt wird eine andere Stellung gezeigt. Die Karte wurde nicht gespielt.</translation>
    </message>
    <message>
        <source>Playing the typed turns…</source>
        <translation>Getippte Züge werden gespielt…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message numerus="yes">
        <source>%n what-if line(s) in brackets were not played.</source>
        <translation>
            <numerusform>%n Was-wäre-wenn-Linie in Klammern wurde nicht gespielt.</numerusform>
            <numerusform>%n Was-wäre-wenn-Linien in Klammern wurden nicht gespielt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::SymbolLegend</name>
    <message>
        <source>Symbols on the timeline</source>
        <translation>Symbole der Zeitleiste</translation>
    </message>
    <message>
        <source>Go to the next event with this symbol</source>
        <translation>Zum nächsten Ereignis mit diesem Symbol gehen</translation>
    </message>
    <message>
        <source>A number next to a symbol shows how many symbols share the spot.
Click or drag on the timeline to go to an event. Ctrl+wheel zooms.</source>
        <translation>Die Zahl neben einem Symbol zeigt, wie viele Symbole dort zusammenfallen.
Klicken oder ziehen Sie auf der Zeitleiste, um zu einem Ereignis zu gehen. Strg+Mausrad zoomt.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::TagsDialog</name>
    <message>
        <source>Tags of the game</source>
        <translation>Schlagwörter der Partie</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>2024-05 or 2024-05-31</source>
        <translation>2024-05 oder 2024-05-31</translation>
    </message>
    <message>
        <source>%1 played by</source>
        <translation>%1 gespielt von</translation>
    </message>
    <message>
        <source>name, such as league</source>
        <translation>Name, etwa league</translation>
    </message>
    <message>
        <source>Name of another tag</source>
        <translation>Name eines weiteren Schlagworts</translation>
    </message>
    <message>
        <source>Value of another tag</source>
        <translation>Wert eines weiteren Schlagworts</translation>
    </message>
    <message>
        <source>Another tag</source>
        <translation>Weiteres Schlagwort</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Enter a name for the other tag.</source>
        <translation>Geben Sie dem weiteren Schlagwort einen Namen.</translation>
    </message>
    <message>
        <source>Names beginning with “library.” or “line-author.” are reserved for the program.</source>
        <translation>Namen, die mit „library.“ oder „line-author.“ beginnen, sind dem Programm vorbehalten.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ThreadView</name>
    <message>
        <source>On the whole game</source>
        <translation>Zur ganzen Partie</translation>
    </message>
    <message>
        <source>No remarks here in the layers shown.</source>
        <translation>Keine Anmerkungen hier in den gezeigten Ebenen.</translation>
    </message>
    <message>
        <source>No remarks here yet.</source>
        <translation>Noch keine Anmerkungen hier.</translation>
    </message>
    <message>
        <source>Breaks a pact – %1</source>
        <translation>Bricht einen Pakt – %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::TimelineView</name>
    <message>
        <source>No game is open. Open one from the library to see its timeline.</source>
        <translation>Keine Partie ist geöffnet. Öffnen Sie eine aus der Sammlung, um ihre Zeitleiste zu sehen.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>A lane for each nation; plus and minus zoom, 0 shows the whole game</source>
        <translation>Eine Spur für jedes Volk; Plus und Minus zoomen, 0 zeigt die ganze Partie</translation>
    </message>
    <message>
        <source>Symbols ▾</source>
        <translation>Symbole ▾</translation>
    </message>
    <message>
        <source>What the symbols mean</source>
        <translation>Was die Symbole bedeuten</translation>
    </message>
</context>
<context>
    <name>annales::viewer::Tour</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Rundgang beenden</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Step through a game</source>
        <translation>Eine Partie durchgehen</translation>
    </message>
    <message>
        <source>This is a complete game as it was played. Press %1 for the next turn. The board, the record and all tables follow.</source>
        <translation>Das ist eine ganze Partie, wie sie gespielt wurde. Die Taste %1 führt zum nächsten Zug. Spielplan, Protokoll und alle Tabellen folgen.</translation>
    </message>
    <message>
        <source>Press %1 to play the game back. Press it again to pause.</source>
        <translation>%1 spielt die Partie ab. Dieselbe Taste hält sie an.</translation>
    </message>
    <message>
        <source>Follow a nation</source>
        <translation>Einem Volk folgen</translation>
    </message>
    <message>
        <source>Press %1 to select a nation, and again for the next one. Charts and tables highlight it.</source>
        <translation>%1 wählt ein Volk, noch einmal gedrückt das nächste. Diagramme und Tabellen heben es hervor.</translation>
    </message>
    <message>
        <source>What if?</source>
        <translation>Was wäre wenn?</translation>
    </message>
    <message>
        <source>Press %1 to see the legal moves here. Play something else to start your own line. The recorded game stays as it is.</source>
        <translation>%1 zeigt, was hier erlaubt ist. Spielen Sie etwas anderes, beginnt Ihre eigene Linie. Die aufgezeichnete Partie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Back to the main line</source>
        <translation>Zurück zur Hauptlinie</translation>
    </message>
    <message>
        <source>Press %1 to return to the main line. Your line stays in the list of lines.</source>
        <translation>%1 führt zurück zur Hauptlinie. Ihre eigene Linie bleibt in der Liste der Linien.</translation>
    </message>
    <message>
        <source>Say what you think</source>
        <translation>Ihre Meinung sagen</translation>
    </message>
    <message>
        <source>Press %1 to write a remark on this event. Ctrl+Enter saves it.</source>
        <translation>%1 öffnet eine Anmerkung zu diesem Ereignis. Strg+Enter speichert sie.</translation>
    </message>
    <message>
        <source>All your games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Press %1 to switch between the game and the library. In the library you import, filter and export games.</source>
        <translation>%1 wechselt zwischen Partie und Sammlung. In der Sammlung importieren, filtern und exportieren Sie Partien.</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Alles Übrige</translation>
    </message>
    <message>
        <source>Press %1 to see all shortcuts. This is the end of the tour. You can start it again from the Help menu.</source>
        <translation>%1 zeigt alle Tasten. Das war der Rundgang. Sie finden ihn im Menü Hilfe.</translation>
    </message>
    <message>
        <source>Play the game back</source>
        <translation>Die Partie abspielen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::TreeModel</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <comment>ways to go on, too rare to be shown alone</comment>
        <translation>
            <numerusform>%n andere</numerusform>
            <numerusform>%n andere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::TrendChart</name>
    <message>
        <source>Share of wins by year: %1</source>
        <translation>Anteil der Siege nach Jahren: %1</translation>
    </message>
    <message>
        <source>Share of wins by quarter: %1</source>
        <translation>Anteil der Siege nach Quartalen: %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won, %4 % (95 %: %5), baseline %6 %</source>
        <comment>a period and its numbers</comment>
        <translation>%1: %2 von %3 gewonnen, %4 % (95 %: %5), Vergleichswert %6 %</translation>
    </message>
    <message>
        <source>Lines: 95 % confidence intervals. Dashes: baseline of these seats. Below: won of decided seats.</source>
        <translation>Linien: 95-%-Konfidenzintervalle. Gestrichelt: Vergleichswert dieser Plätze. Unten: Siege von entschiedenen Plätzen.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::TrendView</name>
    <message>
        <source>Counting…</source>
        <translation>Zählung läuft…</translation>
    </message>
    <message>
        <source>By year</source>
        <translation>Nach Jahren</translation>
    </message>
    <message>
        <source>By quarter</source>
        <translation>Nach Quartalen</translation>
    </message>
    <message>
        <source>Length of a period</source>
        <translation>Länge eines Zeitraums</translation>
    </message>
    <message>
        <source>Side that is shown over time</source>
        <translation>Seite, die im Lauf der Zeit gezeigt wird</translation>
    </message>
    <message>
        <source>Compare first. Then the share of wins of each side is shown over time.</source>
        <translation>Vergleichen Sie zuerst. Dann erscheint hier der Anteil der Siege jeder Seite im Lauf der Zeit.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::TroubleBanner</name>
    <message>
        <source>%1 Anything you write now is kept only as a draft.</source>
        <translation>%1 Was Sie jetzt schreiben, bleibt nur als Entwurf erhalten.</translation>
    </message>
    <message>
        <source>Save as another library…</source>
        <translation>Unter anderem Namen sichern…</translation>
    </message>
</context>
<context>
    <name>annales::viewer::TurnEdit</name>
    <message>
        <source>Not legal here</source>
        <translation>Hier nicht erlaubt</translation>
    </message>
</context>
<context>
    <name>annales::viewer::TurnLine</name>
    <message>
        <source>This text is too long: the limit is %1 KB. Nothing was changed. Save the text in a file and open the file.</source>
        <translation>Dieser Text ist zu lang: Die Grenze ist %1 KB. Nichts wurde geändert. Speichern Sie ihn in einer Datei und öffnen Sie diese.</translation>
    </message>
    <message>
        <source>Type a turn in AGN</source>
        <translation>Einen Zug in AGN tippen</translation>
    </message>
    <message>
        <source>Type turns</source>
        <translation>Züge tippen</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>a nation</comment>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in the text, what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter plays: %1</source>
        <translation>Eingabetaste spielt: %1</translation>
    </message>
    <message>
        <source>Type a turn in AGN, such as Temple (g1) Roma, in English, German or Latin: first the space, then the moves. Enter plays it, and Tab accepts the suggested word. Three dots leave the turn open. You can add {a remark} or ?! after the space or any move.</source>
        <translation>Tippen Sie einen Zug in AGN, etwa Tempel (g1) Roma, auf Englisch, Deutsch oder Latein: zuerst das Feld, dann die Aktionen. Die Eingabetaste spielt ihn, Tab übernimmt das vorgeschlagene Wort. Drei Punkte lassen den Zug offen. {eine Anmerkung} oder ?! kann nach dem Feld und nach jeder Aktion stehen.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::TurnsForm</name>
    <message>
        <source>Turn %1</source>
        <translation>%1. Zug</translation>
    </message>
    <message>
        <source>Add a turn</source>
        <translation>Ein Zug mehr</translation>
    </message>
    <message>
        <source>Remove a turn</source>
        <translation>Ein Zug weniger</translation>
    </message>
</context>
<context>
    <name>annales::viewer::UndoToast</name>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ViolationStrip</name>
    <message>
        <source>Previous event that breaks a rule</source>
        <translation>Voriger Regelverstoß</translation>
    </message>
    <message>
        <source>Next event that breaks a rule</source>
        <translation>Nächster Regelverstoß</translation>
    </message>
    <message>
        <source>Event %1 breaks the rule “%2”: %3</source>
        <translation>Ereignis %1 verstößt gegen die Regel „%2“: %3</translation>
    </message>
    <message>
        <source>Events in this line that break a rule: %1</source>
        <translation>Regelverstöße in dieser Linie: %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::WaitingModel</name>
    <message>
        <source>Open remarks</source>
        <translation>Offene Anmerkungen</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Die neueste</translation>
    </message>
</context>
<context>
    <name>annales::viewer::WhatIfBanner</name>
    <message>
        <source>Back to the fork</source>
        <translation>Zurück zur Gabelung</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Hauptlinie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What if: “%1” branches off the main line after event %2 (%3)</source>
        <translation>Was wäre wenn: „%1“ verlässt die Hauptlinie nach Ereignis %2 (%3)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::WordAnswers</name>
    <message>
        <source>no nation</source>
        <translation>kein Volk</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>kein Spielplan</translation>
    </message>
    <message>
        <source>another game</source>
        <translation>ein anderes Spiel</translation>
    </message>
    <message>
        <source>somebody without a name</source>
        <translation>jemand ohne Namen</translation>
    </message>
    <message>
        <source>yes, seats</source>
        <translation>ja, Plätze</translation>
    </message>
    <message>
        <source>Nation, %1</source>
        <translation>Volk, %1</translation>
    </message>
    <message>
        <source>Board, %1</source>
        <translation>Spielplan, %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Start positions: are they seats?</source>
        <translation>Startpositionen: sind es Plätze?</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>leave open</source>
        <translation>offen lassen</translation>
    </message>
    <message>
        <source>no, not seats</source>
        <translation>nein, keine Plätze</translation>
    </message>
</context>
<context>
    <name>annales::viewer::WordsDialog</name>
    <message>
        <source>Words of results</source>
        <translation>Wörter der Ergebnisse</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Is a word for</source>
        <translation>Steht für</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Bedeutet</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Changes nothing; the words stay open</source>
        <translation>Ändert nichts; die Wörter bleiben offen</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>an app’s default: several persons of one game have this word, so it says nothing</source>
        <translation>Vorgabe einer App: Mehrere Personen einer Partie haben dieses Wort, also sagt es nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) in these results are unclear.</source>
        <translation>
            <numerusform>%n Wort in diesen Ergebnissen ist unklar.</numerusform>
            <numerusform>%n Wörter in diesen Ergebnissen sind unklar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The meaning of every word in these results is known.</source>
        <translation>Die Bedeutung jedes Wortes in diesen Ergebnissen ist bekannt.</translation>
    </message>
    <message>
        <source>Press Enter to accept the column “Means”. To change a row, choose it and type the meaning. Delete leaves the word open. The library remembers the answers, and you can change them later.</source>
        <translation>Die Eingabetaste übernimmt die Spalte „Bedeutet“. Um eine Zeile zu ändern, wählen Sie sie und tippen Sie die Bedeutung. Entf lässt das Wort offen. Die Sammlung merkt sich die Antworten, und Sie können sie später ändern.</translation>
    </message>
    <message>
        <source>no likely meaning</source>
        <translation>keine naheliegende Bedeutung</translation>
    </message>
    <message>
        <source>The word “%1” already has an answer. You can change the answer, but not remove it.</source>
        <translation>Das Wort „%1“ hat schon eine Antwort. Sie können die Antwort ändern, aber nicht entfernen.</translation>
    </message>
    <message>
        <source>“%1” is not an answer for “%2”. Choose an answer from the list.</source>
        <translation>„%1“ ist keine Antwort für „%2“. Wählen Sie eine Antwort aus der Liste.</translation>
    </message>
</context>
</TS>
