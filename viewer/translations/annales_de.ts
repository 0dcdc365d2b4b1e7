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
        <source>By event</source>
        <translation>Je Ereignis</translation>
    </message>
    <message>
        <source>By turn</source>
        <translation>Je Zug</translation>
    </message>
    <message>
        <source>By round</source>
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
        <source>No resources came or went in this time.</source>
        <translation>In dieser Zeit kamen und gingen keine Rohstoffe.</translation>
    </message>
</context>
<context>
    <name>HomeChooser</name>
    <message>
        <source>Where does your work go?</source>
        <translation>Wohin mit Ihrer Arbeit?</translation>
    </message>
    <message>
        <source>Where shall your lines and remarks on this game be saved?</source>
        <translation>Wo sollen Ihre Linien und Anmerkungen zu dieser Partie gespeichert werden?</translation>
    </message>
    <message>
        <source>A library keeps each step, so that you can undo even on another day. The file is written anew; whoever gets it reads your private remarks, too.</source>
        <translation>Eine Sammlung behält jeden Schritt, sodass sich auch an einem anderen Tag alles zurücknehmen lässt. Die Datei wird neu geschrieben; wer sie bekommt, liest auch Ihre privaten Anmerkungen.</translation>
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
        <source>Do the same with other files</source>
        <translation>Mit anderen Dateien ebenso verfahren</translation>
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
        <source>Nothing was stored from the file that was being read when you cancelled.</source>
        <translation>Aus der Datei, die beim Abbruch gelesen wurde, ist nichts gespeichert.</translation>
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
        <source>Nothing to import: no file with games (%1) was found.</source>
        <translation>Nichts zu importieren: Keine Datei mit Partien (%1) wurde gefunden.</translation>
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
        <source>Left aside: %1 does not look like a game.</source>
        <translation>Beiseitegelassen: %1 sieht nicht nach einer Partie aus.</translation>
    </message>
</context>
<context>
    <name>LibraryTrouble</name>
    <message>
        <source>There is no library %1. Create it, or open another one.</source>
        <translation>Es gibt keine Sammlung %1. Anlegen oder eine andere öffnen.</translation>
    </message>
    <message>
        <source>%1 is not a library of games; it was left unchanged. Open another file, or import it if it is an event log.</source>
        <translation>%1 ist keine Sammlung von Partien und blieb, wie sie ist. Eine andere Datei öffnen oder diese importieren, falls sie ein Ereignisprotokoll ist.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Annales. Install the newer version to open it.</source>
        <translation>%1 stammt von einer neueren Version von Annales. Zum Öffnen die neuere Version installieren.</translation>
    </message>
    <message>
        <source>%1 was written by an earlier version of Annales, whose libraries this one does not read. Export its games with that version, and import them into a new library.</source>
        <translation>%1 stammt von einer früheren Version von Annales, deren Sammlungen diese nicht liest. Die Partien mit jener Version ausgeben und in eine neue Sammlung einlesen.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Allow access to the file and its folder, or work on a copy elsewhere.</source>
        <translation>%1 kann nicht geschrieben werden. Zugriff auf die Datei und ihren Ordner erlauben oder anderswo mit einer Kopie arbeiten.</translation>
    </message>
    <message>
        <source>The disk is full; nothing from this step was stored in %1. Free some space, then try again.</source>
        <translation>Der Datenträger ist voll; von diesem Schritt wurde nichts in %1 gespeichert. Platz schaffen, dann erneut versuchen.</translation>
    </message>
    <message>
        <source>Another program is writing to %1. Wait until it has finished, then try again.</source>
        <translation>Ein anderes Programm schreibt gerade in %1. Warten, bis es fertig ist, dann erneut versuchen.</translation>
    </message>
    <message>
        <source>%1 is damaged. Close it and run “annales repair %1”: that brings back what can still be read, and keeps the damaged file.</source>
        <translation>%1 ist beschädigt. Die Sammlung schließen und „annales repair %1“ aufrufen: Das holt zurück, was noch lesbar ist, und behält die beschädigte Datei.</translation>
    </message>
    <message>
        <source>The game is not in %1. Open the library again.</source>
        <translation>Die Partie ist nicht in %1. Die Sammlung neu öffnen.</translation>
    </message>
    <message>
        <source>%1 is no longer there, or is another file now. Nothing new can be saved in it.</source>
        <translation>%1 ist nicht mehr da oder jetzt eine andere Datei. Neues lässt sich dort nicht speichern.</translation>
    </message>
    <message>
        <source>Another program has taken away the locks of %1 or the files beside it. Nothing of this step was saved. Do it again.</source>
        <translation>Ein anderes Programm hat die Sperren von %1 oder die Dateien daneben weggenommen. Von diesem Schritt wurde nichts gespeichert. Bitte wiederholen.</translation>
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
    <message>
        <source>1 temple to take</source>
        <translation>1 Tempel zu erobern</translation>
    </message>
    <message numerus="yes">
        <source>%n temples to take</source>
        <translation>
            <numerusform>%n Tempel zu erobern</numerusform>
            <numerusform>%n Tempel zu erobern</numerusform>
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
        <source>Line “%1” (%2); a click shows it.</source>
        <translation>Linie „%1“ (%2); ein Klick zeigt sie.</translation>
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
        <source>Ended with nothing done but a step and trades</source>
        <translation>Endeten, ohne dass mehr geschah als ein Schritt und Tausch</translation>
    </message>
    <message>
        <source>Useful turns more than the others</source>
        <translation>Genutzte Züge mehr als die anderen</translation>
    </message>
    <message>
        <source>Turns that were not idle, less the mean of the others': turns won or lost</source>
        <translation>Züge, die nicht leer waren, weniger das Mittel der anderen: gewonnene oder verlorene Züge</translation>
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
        <source>Rounds of the rondel</source>
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
        <source>So many turns more the others, at their pace, would have taken for this way. That is far, not good: who goes slowly leaves out fewer spaces</source>
        <translation>So viele Züge mehr hätten die anderen mit ihrem Tempo für diesen Weg gebraucht. Das heißt weit, nicht gut: Wer langsam geht, lässt weniger Felder aus</translation>
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
        <source>Turns with a step to this space</source>
        <translation>Züge mit einem Schritt auf dieses Feld</translation>
    </message>
    <message>
        <source>Lay unused</source>
        <translation>Lag ungenutzt</translation>
    </message>
    <message>
        <source>%1: unused × turns, peak, left</source>
        <translation>%1: ungenutzt × Züge, Spitze, Rest</translation>
    </message>
    <message>
        <source>The lowest stock of each turn, added up; the highest stock of all; the stock at the end</source>
        <translation>Der niedrigste Vorrat jedes Zuges, aufsummiert; der höchste Vorrat überhaupt; der Vorrat am Ende</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Wasted or stood still</source>
        <translation>Verfiel oder stand still</translation>
    </message>
    <message>
        <source>Coins in place of goods</source>
        <translation>Münzen statt Waren</translation>
    </message>
    <message>
        <source>Coins paid although goods that could have paid lay there until the end of the turn</source>
        <translation>Münzen bezahlt, obwohl Waren, die es auch getan hätten, bis zum Ende des Zuges dalagen</translation>
    </message>
    <message>
        <source>Not produced</source>
        <translation>Nicht produziert</translation>
    </message>
    <message>
        <source>What productions would have brought that were left out on their space</source>
        <translation>Was Produktionen gebracht hätten, die auf ihrem Feld ausgelassen wurden</translation>
    </message>
    <message>
        <source>Traded away</source>
        <translation>Im Tausch verloren</translation>
    </message>
    <message>
        <source>Units given in exchanges less units taken</source>
        <translation>Im Tausch gegebene Einheiten weniger erhaltene</translation>
    </message>
    <message>
        <source>Lost to cards</source>
        <translation>An Karten verloren</translation>
    </message>
    <message>
        <source>Personages that the bank no longer had</source>
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
        <source>Where the line ends</source>
        <translation>Wo die Linie endet</translation>
    </message>
    <message>
        <source>Of these never moved, at most</source>
        <translation>Davon nie bewegt, höchstens</translation>
    </message>
    <message>
        <source>As many as have stood in one province ever since they were armed there</source>
        <translation>So viele, wie seit dem Rüsten ständig in derselben Provinz standen</translation>
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
        <source>Of the whole line. Pointing at a number says what it is.</source>
        <translation>Der ganzen Linie. Wer auf eine Zahl zeigt, erfährt, was sie ist.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::AddStepDialog</name>
    <message>
        <source>Your remark on this event becomes the step; its glyphs and marks stay.</source>
        <translation>Ihre Anmerkung zu diesem Ereignis wird zum Schritt; ihre Zeichen und Markierungen bleiben.</translation>
    </message>
    <message>
        <source>A remark with these words is added here. Arrows and rings can be drawn later.</source>
        <translation>Hier wird eine Anmerkung mit diesen Worten geschrieben. Pfeile und Ringe lassen sich später zeichnen.</translation>
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
        <source>What do the Romans do now?</source>
        <translation>Was tun die Römer jetzt?</translation>
    </message>
    <message>
        <source>Leave empty to show the words above at once, without a question</source>
        <translation>Leer: Es wird nichts gefragt, die Worte oben stehen gleich da</translation>
    </message>
    <message>
        <source>Add step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>This game is not shown any more, so nothing was added. Your words stay here to be copied.</source>
        <translation>Diese Partie wird nicht mehr gezeigt, darum ist nichts hinzugefügt. Ihre Worte bleiben hier, so dass Sie sie kopieren können.</translation>
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
        <source>Pupils may play their answer. Right is what was played here and what other lines begin with, as far as no remark calls it a mistake; if the answer links to lines, what these begin with.</source>
        <translation>Schüler dürfen ihre Antwort spielen. Richtig ist, was hier gespielt wurde und womit andere Linien beginnen, soweit keine Anmerkung es einen Fehler nennt; verweist die Antwort auf Linien, dann das, womit diese beginnen.</translation>
    </message>
    <message>
        <source>Line, event number or province; Enter inserts it</source>
        <translation>Linie, Ereignisnummer oder Provinz; die Eingabetaste fügt sie ein</translation>
    </message>
    <message>
        <source>Link in the answer</source>
        <translation>Verweis in der Antwort</translation>
    </message>
</context>
<context>
    <name>annales::viewer::AnalysisBook</name>
    <message>
        <source>Nothing further on was shown to give something away.</source>
        <translation>Weiter hinten ist nichts, das nachweislich etwas verschenkt hat.</translation>
    </message>
    <message>
        <source>Nothing before this was shown to give something away.</source>
        <translation>Davor ist nichts, das nachweislich etwas verschenkt hat.</translation>
    </message>
    <message>
        <source>No other way was compared with this turn.</source>
        <translation>Mit diesem Zug wurde kein anderer verglichen.</translation>
    </message>
    <message>
        <source>First end changing the decision; then play the better way.</source>
        <translation>Beenden Sie zuerst das Ändern der Entscheidung, dann spielen Sie den besseren Weg.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the analyses of this game are damaged and left out; a check of the library names them.</source>
        <translation>
            <numerusform>%n Zeile der Analysen dieser Partie ist beschädigt und bleibt weg; eine Prüfung der Sammlung nennt sie.</numerusform>
            <numerusform>%n Zeilen der Analysen dieser Partie sind beschädigt und bleiben weg; eine Prüfung der Sammlung nennt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The analysis is not kept. %1</source>
        <translation>Die Analyse wird nicht aufbewahrt. %1</translation>
    </message>
    <message>
        <source>No turn has been played on this line yet.</source>
        <translation>Auf dieser Linie ist noch kein Zug gespielt.</translation>
    </message>
    <message>
        <source>This line is analysed already. Choose more effort to be surer.</source>
        <translation>Diese Linie ist schon analysiert. Mit mehr Aufwand wird es sicherer.</translation>
    </message>
    <message>
        <source>The other analysis was stopped; what it had found stays.</source>
        <translation>Die andere Analyse ist beendet; was sie gefunden hat, bleibt.</translation>
    </message>
    <message>
        <source>First end changing the decision; then make the lesson.</source>
        <translation>Erst die Änderung der Entscheidung beenden; dann die Lektion machen.</translation>
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
        <source>The library cannot be written: the analysis is there only while the game is open.</source>
        <translation>In die Sammlung kann nicht geschrieben werden: Die Analyse gibt es nur, solange die Partie offen ist.</translation>
    </message>
    <message>
        <source>Kept in %1.</source>
        <translation>Aufbewahrt in %1.</translation>
    </message>
    <message>
        <source>This game is in no library: the analysis is there only while it is open.</source>
        <translation>Diese Partie ist in keiner Sammlung: Die Analyse gibt es nur, solange sie offen ist.</translation>
    </message>
    <message>
        <source>The first turns are coming.</source>
        <translation>Die ersten Züge kommen gleich.</translation>
    </message>
    <message>
        <source>Who would have won, turn by turn, and what was given away? Analyse this line to see it: bots play on from every turn, many times.</source>
        <translation>Wer hätte gewonnen, Zug für Zug, und was wurde verschenkt? Analysieren Sie diese Linie, um es zu sehen: Bots spielen von jedem Zug aus viele Male weiter.</translation>
    </message>
    <message>
        <source>%1 of %2 turns are analysed.</source>
        <translation>%1 von %2 Zügen sind analysiert.</translation>
    </message>
    <message>
        <source>The value alone judges no turn.</source>
        <translation>Die Bewertung allein beurteilt keinen Zug.</translation>
    </message>
    <message>
        <source>Nothing like that was shown to give something away; that is no praise.</source>
        <translation>Nichts davon hat nachweislich etwas verschenkt; ein Lob ist das nicht.</translation>
    </message>
    <message>
        <source>Enter goes to the turn.</source>
        <translation>Die Eingabetaste geht zum Zug.</translation>
    </message>
    <message>
        <source>Chances hold if bots play on.</source>
        <translation>Die Chancen gelten, wenn Bots weiterspielen.</translation>
    </message>
    <message>
        <source>Chances hold if bots play on that step on the rondel as this evening's players did.</source>
        <translation>Die Chancen gelten, wenn Bots weiterspielen, die auf dem Rondell ziehen wie die Spieler dieses Abends.</translation>
    </message>
    <message>
        <source>Who plays on: bots of three styles drawn evenly, or bots that step on the rondel as this evening's players did on the main line, as far as it is recorded. What was found against others stays.</source>
        <translation>Wer weiterspielt: Bots dreier Spielweisen, gleichmäßig ausgelost, oder Bots, die auf dem Rondell ziehen wie die Spieler dieses Abends auf der Hauptlinie, soweit sie aufgezeichnet ist. Was gegen andere gefunden wurde, bleibt.</translation>
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
        <source>How often bots play on from each turn: 16, 48 or 200 times. More is surer and takes longer; what was found with another effort stays.</source>
        <translation>Wie oft Bots von jedem Zug aus weiterspielen: 16-, 48- oder 200-mal. Mehr ist sicherer und dauert länger; was mit anderem Aufwand gefunden wurde, bleibt.</translation>
    </message>
    <message>
        <source>Analyses the shown line, or lets that wait (L)</source>
        <translation>Analysiert die gezeigte Linie oder lässt das warten (L)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Ends it; what was found stays, and the next time it goes on from there</source>
        <translation>Beendet es; was gefunden wurde, bleibt, und beim nächsten Mal geht es von dort weiter</translation>
    </message>
    <message>
        <source>Shown analysis</source>
        <translation>Gezeigte Analyse</translation>
    </message>
    <message>
        <source>Analyses of this line with different efforts or versions; this one is shown</source>
        <translation>Analysen dieser Linie mit verschiedenem Aufwand oder verschiedenen Versionen; diese wird gezeigt</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Another analysis of this line: dashed in the ribbon, and in brackets where one points</source>
        <translation>Eine andere Analyse dieser Linie: gestrichelt im Band und in Klammern, wo man hinzeigt</translation>
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
        <translation>?! und schlimmer</translation>
    </message>
    <message>
        <source>? and worse</source>
        <translation>? und schlimmer</translation>
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
        <source>Plays the better way as a what-if line (W); Undo takes it back</source>
        <translation>Spielt den besseren Weg als Was-wäre-wenn-Linie (W); Rückgängig nimmt ihn zurück</translation>
    </message>
    <message>
        <source>Turns that gave something away</source>
        <translation>Züge, die etwas verschenkt haben</translation>
    </message>
    <message>
        <source>Decisions: turns in which the nation could have gone elsewhere on the rondel. Accuracy: the share of them in which nothing was shown to be given away, against the best alternative found. Per decision: the mean of what was given away over these decisions, in 100; in brackets the interval that holds it with 95 % certainty.</source>
        <translation>Entscheidungen: Züge, in denen das Volk auf dem Rondell anderswohin hätte gehen können. Genauigkeit: der Anteil von ihnen, in denen gegen die beste gefundene Alternative nachweislich nichts verschenkt wurde. Je Entscheidung: der Mittelwert des Verschenkten über diese Entscheidungen, von 100; in Klammern das Intervall, in dem er mit 95 % Sicherheit liegt.</translation>
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
        <source>Makes a lesson of the moments that gave most away for certain, of the nations and judgements that are chosen here, spread over the game; Undo takes it back (Shift+W)</source>
        <translation>Macht eine Lektion aus den Momenten, die nachweislich am meisten verschenkten, von den Völkern und Urteilen, die hier gewählt sind, über die Partie verteilt; Rückgängig nimmt sie zurück (Umschalt+W)</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Asks a nation's own mistakes: play the turn better (K)</source>
        <translation>Fragt nach den eigenen Fehlern eines Volkes: Spielen Sie den Zug besser (K)</translation>
    </message>
    <message>
        <source>%1: no single deed was found that brings back most of it.</source>
        <translation>%1: Keine einzelne Tat wurde gefunden, die das meiste davon zurückbringt.</translation>
    </message>
    <message>
        <source>%1: asking why…</source>
        <translation>%1: warum, wird gerade gefragt…</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Which deed alone, in the turn as it was played, brings back at least half of what was given away, on fresh rollouts and for certain more than nothing. Where none does, nothing is said.</source>
        <translation>Welche Tat allein, im Zug so, wie er gespielt wurde, mindestens die Hälfte dessen zurückbringt, was verschenkt wurde, in neuen Fortsetzungen und mit Sicherheit mehr als nichts. Wo keine das tut, steht hier nichts.</translation>
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
        <source>Personages that a turn could have won and did not</source>
        <translation>Persönlichkeiten, die ein Zug hätte gewinnen können und nicht gewann</translation>
    </message>
    <message>
        <source>Tempo on the rondel, and what lay idle or was wasted</source>
        <translation>Tempo auf dem Rondell, und was ungenutzt lag oder verfiel</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>What could be played from here, with everybody's chances; and games played out</source>
        <translation>Was von hier aus gespielt werden könnte, mit den Chancen aller; und ausgespielte Partien</translation>
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
        <source>The value alone</source>
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
        <source>What machines say is hidden. Z shows it.</source>
        <translation>Was Maschinen sagen, ist verborgen. Z zeigt es.</translation>
    </message>
    <message>
        <source>This line is not analysed yet. L does it.</source>
        <translation>Diese Linie ist noch nicht analysiert. L tut es.</translation>
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
        <source>For turns</source>
        <translation>Züge lang</translation>
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
        <source>Decided</source>
        <translation>Entschieden</translation>
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
        <source>nobody won</source>
        <translation>niemand siegte</translation>
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
        <source>%1 won of %2 (95 %: %3 to %4); %5 without a winner do not count</source>
        <translation>%1 von %2 gewonnen (95 %: %3 bis %4); %5 ohne Sieger zählen nicht</translation>
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
        <translation>&lt;h2&gt;Annales %1&lt;/h2&gt;&lt;p&gt;Blickt auf Partien von Antike, Antike II und Antike Duellum zurück, die Mac Gerdts erfunden hat.&lt;/p&gt;</translation>
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
        <source>held by nobody</source>
        <translation>bei niemandem</translation>
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
        <translation>Erst eine Partie öffnen, dann steht hier ihre Bank.</translation>
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
        <translation>Spielplan berichtigen</translation>
    </message>
    <message>
        <source>Choose the board closest to yours. The boards that come with the program are reconstructed from geography: if you own the printed board, correct its sites, borders and start cities, and save the result as a board of your own. Recorded games keep the board they were played on.</source>
        <translation>Den Spielplan wählen, der dem eigenen am nächsten kommt. Die mitgelieferten Spielpläne sind nach der Geografie rekonstruiert: Nach dem gedruckten Plan lassen sich Stadtarten, Grenzen und Startstädte berichtigen und als eigener Spielplan speichern. Aufgezeichnete Partien behalten den Spielplan, auf dem sie gespielt wurden.</translation>
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
        <source>To the rules, this is %1</source>
        <translation>Für die Regeln ist dies %1</translation>
    </message>
    <message>
        <source>To the rules, this is a different board; old games stay on theirs</source>
        <translation>Für die Regeln ein eigener Spielplan; alte Partien bleiben auf ihrem</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <source>Nothing found: this board can be played on.</source>
        <translation>Keine Mängel: Auf diesem Spielplan kann gespielt werden.</translation>
    </message>
    <message>
        <source>A board with findings cannot be played on.</source>
        <translation>Auf einem Spielplan mit Mängeln kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>%1 is a board that comes with the program. Save yours alongside it.</source>
        <translation>%1 ist ein mitgelieferter Spielplan. Den eigenen daneben speichern.</translation>
    </message>
    <message>
        <source>A board that comes with the program already has the id "%1" and differs in its rules. Save yours under an id of its own.</source>
        <translation>Ein mitgelieferter Spielplan heißt „%1“ und hat andere Regeln. Den eigenen unter einer eigenen Kennung speichern.</translation>
    </message>
    <message>
        <source>The board has findings</source>
        <translation>Der Spielplan hat Mängel</translation>
    </message>
    <message>
        <source>Findings of the map check: %1. Nobody can play on such a board, but you can keep it as a draft and finish it later.</source>
        <translation>Mängel laut Prüfung: %1. Auf einem solchen Spielplan kann niemand spielen. Er lässt sich als Entwurf aufheben und später weiterbearbeiten.</translation>
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
        <translation>Der Spielplan hat Änderungen, die nicht gespeichert sind.</translation>
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
        <source>Click a border to switch it: land, sea, land and sea, none. Right-click to choose</source>
        <translation>Eine Grenze anklicken: Land, See, Land und See, keine. Die rechte Taste wählt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Drag the points of an outline, or the symbol of a city. Shift+click adds a point, Alt+click removes it; N and P go through the points of the selected province, the arrow keys move one</source>
        <translation>Punkte der Umrisse oder das Symbol einer Stadt ziehen. Umschalt und Klick setzt einen Punkt, Alt und Klick entfernt ihn; N und P wählen einen der gewählten Provinz, Pfeile bewegen ihn</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Cut a province in two: click on its outline, along the cut, and on the outline again</source>
        <translation>Eine Provinz zerschneiden: Umriss, Weg des Schnitts, Umriss anklicken</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Vereinen</translation>
    </message>
    <message>
        <source>Click a province, then the neighbour it should become part of</source>
        <translation>Eine Provinz anklicken, dann den Nachbarn, in dem sie aufgeht</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Draw a new province on unclaimed ground</source>
        <translation>Eine neue Provinz auf Niemandsland zeichnen</translation>
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
        <translation>Von einem anderen Spielplan ausgehen</translation>
    </message>
    <message>
        <source>Open a map file</source>
        <translation>Kartendatei öffnen</translation>
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
        <source>The first digits of the hash that identifies this board in games. Changing borders, sites, flags or ids makes it a different board; changing names or the drawing does not.</source>
        <translation>Der Anfang des Hashwerts, an dem Partien diesen Spielplan wiedererkennen. Grenzen, Stadtarten, Merkmale und Kennungen machen ihn zu einem anderen Spielplan, Namen und Zeichnung nicht.</translation>
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
        <translation>In eine Zelle schreiben; ein Doppelklick auf eine Farbe öffnet die Farbauswahl</translation>
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
        <translation>Keine Partie ist offen. Eine aus der Sammlung öffnen oder eine Datei auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Highlights a province; Enter goes there, ↓ lists all that fit, Ctrl+P and Enter again go to the next match</source>
        <translation>Hebt eine Provinz hervor; die Eingabetaste geht dorthin, ↓ zeigt alle passenden, noch einmal Strg+P und Eingabetaste gehen zur nächsten</translation>
    </message>
</context>
<context>
    <name>annales::viewer::CardDialog</name>
    <message>
        <source>%1: what did it do?</source>
        <translation>%1: Was hat sie bewirkt?</translation>
    </message>
    <message>
        <source>The card's text is your own, so only you know what it did. Note it in the order in which it happened; nothing noted means that it had no effect.</source>
        <translation>Der Text der Karte stammt von Ihnen, also wissen nur Sie, was sie bewirkt hat. Notieren Sie es in der Reihenfolge, in der es geschah; ist nichts notiert, hatte sie keine Wirkung.</translation>
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
        <source>Became</source>
        <translation>Wurde</translation>
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
        <source>What became of later decisions</source>
        <translation>Was aus späteren Entscheidungen wurde</translation>
    </message>
    <message>
        <source>Once you change an earlier decision (E) or paste a branch (Ctrl+V), this shows what became of the later ones.</source>
        <translation>Hier steht, was aus späteren Entscheidungen wird, sobald Sie eine frühere ändern (E) oder einen Zweig einfügen (Strg+V).</translation>
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
        <source>Puts nothing in its place; later decisions are kept wherever they are still legal</source>
        <translation>An seine Stelle tritt nichts; spätere Entscheidungen bleiben, soweit sie erlaubt sind</translation>
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
        <translation>Sie sehen ein anderes Ereignis. Was Sie hier spielen, ändert nichts Früheres.</translation>
    </message>
    <message>
        <source>Play what should happen instead; later decisions are kept where still legal.</source>
        <translation>Spielen Sie, was hier stehen soll; spätere Entscheidungen bleiben, soweit sie erlaubt sind.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ChartCanvas</name>
    <message>
        <source>Open a game to see its charts.</source>
        <translation>Erst eine Partie öffnen, dann stehen hier ihre Diagramme.</translation>
    </message>
    <message>
        <source>All nations are hidden. Click one above to see it again.</source>
        <translation>Alle Völker sind ausgeblendet. Ein Klick auf eines oben blendet es wieder ein.</translation>
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
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>Stock, income or spending</source>
        <translation>Bestand, Einnahmen oder Ausgaben</translation>
    </message>
    <message>
        <source>Which period is counted</source>
        <translation>Welcher Zeitraum zählt</translation>
    </message>
    <message>
        <source>How it is drawn</source>
        <translation>Art der Darstellung</translation>
    </message>
    <message>
        <source>Whose numbers</source>
        <translation>Wessen Zahlen</translation>
    </message>
    <message>
        <source>How often values are taken</source>
        <translation>Wo Werte abgelesen werden</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Ganze Partie</translation>
    </message>
    <message>
        <source>Reset the zoom (0)</source>
        <translation>Zoom beenden (0)</translation>
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
        <translation>Als Bild (PNG) &amp;speichern...</translation>
    </message>
    <message>
        <source>Save as C&amp;SV…</source>
        <translation>Als CSV s&amp;peichern...</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Income per interval</source>
        <translation>Einnahmen, jeweils</translation>
    </message>
    <message>
        <source>Spending per interval</source>
        <translation>Ausgaben, jeweils</translation>
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
        <translation>Die Datei %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Cities and know-how</source>
        <translation>Städte und Fortschritte</translation>
    </message>
    <message>
        <source>Flow of resources</source>
        <translation>Fluss der Rohstoffe</translation>
    </message>
    <message>
        <source>Personage race</source>
        <translation>Wettlauf um Persönlichkeiten</translation>
    </message>
    <message>
        <source>Show the curves of the other line behind those of this one</source>
        <translation>Die Kurven der anderen Linie hinter denen dieser zeigen</translation>
    </message>
    <message>
        <source>Other &amp;line in the background</source>
        <translation>&amp;Linie hinter der gezeigten</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
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
    <message>
        <source>It could have gone like this:
%1</source>
        <translation>So wäre es gegangen:
%1</translation>
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
        <source>By way of</source>
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
</context>
<context>
    <name>annales::viewer::ClaimsPanel</name>
    <message>
        <source>Missed claims</source>
        <translation>Verpasste Persönlichkeiten</translation>
    </message>
    <message>
        <source>Claims of</source>
        <translation>Verpasst von</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Plays the claim as a what-if line; Undo takes it back</source>
        <translation>Spielt den Weg als Was-wäre-wenn-Linie; Rückgängig nimmt ihn zurück</translation>
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
        <source>No turn missed a personage.</source>
        <translation>In keinem Zug wurde eine Persönlichkeit verpasst.</translation>
    </message>
    <message>
        <source>Enter goes to the turn.</source>
        <translation>Die Eingabetaste geht zum Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) were left open: too many ways through enemies, or special units as no rule puts them.</source>
        <translation>
            <numerusform>%n Frage blieb offen: zu viele Wege durch Feinde, oder Sondereinheiten, wie keine Regel sie hinstellt.</numerusform>
            <numerusform>%n Fragen blieben offen: zu viele Wege durch Feinde, oder Sondereinheiten, wie keine Regel sie hinstellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counted out, not searched: what one turn could have won if nobody else had fought or played a card. That does not make it the best move.</source>
        <translation>Ausgezählt, nicht gesucht: was ein Zug hätte gewinnen können, wenn sonst niemand gekämpft oder eine Karte gespielt hätte. Der beste Zug ist es damit noch nicht.</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Ab Runde</translation>
    </message>
    <message>
        <source>The first round in which each nation could have won the personage by its own decisions, and behind the arrow the round in which it first did. The game before is taken as it was played.</source>
        <translation>Die erste Runde, in der jedes Volk die Persönlichkeit durch eigene Entscheidungen hätte gewinnen können, und hinter dem Pfeil die Runde, in der es sie zum ersten Mal gewann. Die Partie davor wird genommen, wie sie gespielt wurde.</translation>
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
        <source>The position is on the clipboard, as text and as a picture.</source>
        <translation>Die Stellung ist in der Zwischenablage, als Text und als Bild.</translation>
    </message>
    <message>
        <source>First choose a game in the list.</source>
        <translation>Wählen Sie zuerst eine Partie in der Liste.</translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation>Die Partie ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>There is no game and no turn on the clipboard.</source>
        <translation>In der Zwischenablage ist keine Partie und kein Zug.</translation>
    </message>
    <message>
        <source>That is too much text: up to %1 are read from here. Save it in a file and open that; nothing was changed.</source>
        <translation>Das ist zu viel Text: Von hier werden bis %1 gelesen. Speichern Sie ihn in einer Datei und öffnen Sie die; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Turns are pasted into a game: open it and go to where they belong.</source>
        <translation>Züge werden in eine Partie eingefügt: Öffnen Sie sie und gehen Sie dorthin, wo sie hingehören.</translation>
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
        <source>Temporary files cannot be kept in %1. Free space there, or start again with TMPDIR set to another folder.</source>
        <translation>In %1 lassen sich keine vorläufigen Dateien halten. Schaffen Sie dort Platz, oder starten Sie neu mit einem anderen Ordner in TMPDIR.</translation>
    </message>
    <message>
        <source>There is no branch on the clipboard: %1</source>
        <translation>In der Zwischenablage ist kein Zweig: %1</translation>
    </message>
    <message>
        <source>What is on the clipboard does not fit here. Row %1, column %2: %3</source>
        <translation>Was in der Zwischenablage ist, passt hier nicht. Zeile %1, Spalte %2: %3</translation>
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
        <source>A question that the library keeps: only games for which it holds are listed</source>
        <translation>Eine Frage, die die Sammlung aufbewahrt: Nur Partien, für die sie gilt, sind aufgeführt</translation>
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
        <source>The same game in a new &amp;tab</source>
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
        <source>Record as sentences or as a ledger</source>
        <translation>Protokoll als Sätze oder Buchführung</translation>
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
        <translation>Spielplan beric&amp;htigen…</translation>
    </message>
    <message>
        <source>Cards of your &amp;deck…</source>
        <translation>&amp;Karten des eigenen Kartensatzes…</translation>
    </message>
    <message>
        <source>&amp;Prices in your box…</source>
        <translation>Preise der &amp;eigenen Schachtel…</translation>
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
        <translation>Aufzeichnung b&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Guess for the selected nation…</source>
        <translation>Für das gewählte Volk &amp;raten…</translation>
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
        <source>Back to the recorded line</source>
        <translation>Die aufgezeichnete Linie</translation>
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
        <source>&amp;Promote this line</source>
        <translation>Linie vor&amp;ziehen</translation>
    </message>
    <message>
        <source>&amp;Copy the branch from here</source>
        <translation>Zweig ab hier &amp;kopieren</translation>
    </message>
    <message>
        <source>C&amp;ut the branch from here</source>
        <translation>Zweig ab hier a&amp;usschneiden</translation>
    </message>
    <message>
        <source>&amp;Delete the branch from here</source>
        <translation>Zweig ab hier &amp;löschen</translation>
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
        <translation>Vor den nächsten Fehler</translation>
    </message>
    <message>
        <source>Just before the previous mistake</source>
        <translation>Vor den vorigen Fehler</translation>
    </message>
    <message>
        <source>Merge &amp;lines and remarks from a file…</source>
        <translation>&amp;Linien und Anmerkungen aus einer Datei übernehmen…</translation>
    </message>
    <message>
        <source>Variations in the record</source>
        <translation>Varianten im Protokoll</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>&amp;Find in all remarks…</source>
        <translation>In allen Anmerkungen &amp;suchen…</translation>
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
        <source>&amp;Add this position to a lesson…</source>
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
        <source>The table played it &amp;differently…</source>
        <translation>Am Tisch war es &amp;anders…</translation>
    </message>
    <message>
        <source>What became of &amp;later decisions</source>
        <translation>Was aus &amp;späteren Entscheidungen wurde</translation>
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
        <source>Pre&amp;ferences…</source>
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
        <translation>&amp;Pfeil oder Ring auf dem Spielplan…</translation>
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
        <source>The game &amp;began differently…</source>
        <translation>Die Partie &amp;begann anders…</translation>
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
        <source>&amp;Names of openings…</source>
        <translation>&amp;Namen von Eröffnungen…</translation>
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
        <source>Copy the &amp;turn</source>
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
        <source>&amp;Analyse this line, or let it wait</source>
        <translation>Diese Linie &amp;analysieren oder damit warten</translation>
    </message>
    <message>
        <source>&amp;Stop analysing</source>
        <translation>Analyse &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Next turn that gave something away</source>
        <translation>&amp;Nächster Zug, der etwas verschenkt hat</translation>
    </message>
    <message>
        <source>&amp;Previous turn that gave something away</source>
        <translation>&amp;Voriger Zug, der etwas verschenkt hat</translation>
    </message>
    <message>
        <source>The &amp;better way as a what-if line</source>
        <translation>Den besseren &amp;Weg als Was-wäre-wenn-Linie</translation>
    </message>
    <message>
        <source>&amp;Hide what machines say</source>
        <translation>Verbergen, was Maschinen &amp;sagen</translation>
    </message>
    <message>
        <source>A &amp;lesson of the decisive moments</source>
        <translation>Eine &amp;Lektion aus den entscheidenden Momenten</translation>
    </message>
    <message>
        <source>Learn from the mistakes of the selected nation</source>
        <translation>Aus den Fehlern des gewählten Volkes lernen</translation>
    </message>
    <message>
        <source>Repeat the questions that are &amp;due today</source>
        <translation>Wiederholen, was heute &amp;fällig ist</translation>
    </message>
    <message>
        <source>Let the a&amp;utopilots play on, or stop</source>
        <translation>A&amp;utopiloten weiterspielen lassen oder anhalten</translation>
    </message>
    <message>
        <source>Auto&amp;pilots…</source>
        <translation>Auto&amp;piloten…</translation>
    </message>
    <message>
        <source>&amp;Puzzles of this line, or of the library</source>
        <translation>A&amp;ufgaben dieser Linie oder der Sammlung</translation>
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
        <source>Its facts are</source>
        <translation>Die Angaben sind</translation>
    </message>
    <message>
        <source>Where they come from</source>
        <translation>Woher sie stammen</translation>
    </message>
    <message>
        <source>reconstructed, at least in part</source>
        <translation>zumindest teilweise rekonstruiert</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
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
        <source>The answer</source>
        <translation>Die Antwort</translation>
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
        <translation>In diese Partie lässt sich nichts schreiben.</translation>
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
        <source>Another program is writing it.</source>
        <translation>Ein anderes Programm schreibt sie gerade.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::CompareCharts</name>
    <message>
        <source>“%1” minus “%2”</source>
        <translation>„%1“ gegenüber „%2“</translation>
    </message>
    <message>
        <source>Which chart</source>
        <translation>Welches Diagramm</translation>
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
        <source>Both lines lead to the same result in every turn they share.</source>
        <translation>In jedem Zug, den beide Linien haben, kommt dasselbe heraus.</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 im Vergleich mit %2</translation>
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
        <translation>A und B sind dasselbe. Bleibt B leer, wird A mit allen anderen verglichen.</translation>
    </message>
    <message>
        <source>A: %1. B: %2.</source>
        <comment>counts of both sides</comment>
        <translation>A: %1. B: %2.</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>Looked at (%1)</source>
        <translation>Gefragt (%1)</translation>
    </message>
    <message>
        <source>Open a library: its games are compared here.</source>
        <translation>Öffnen Sie eine Sammlung: Hier werden ihre Partien verglichen.</translation>
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
        <source>Who wins more? Say what A and B are, such as opening=iron and opening=arming, and press Enter.</source>
        <translation>Wer gewinnt mehr? Sagen Sie, was A und B sind, etwa opening=iron und opening=arming, und drücken Sie die Eingabetaste.</translation>
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
        <source>what both are over, such as nations=4; from=2024</source>
        <translation>worüber beide gehen, etwa nations=4; from=2024</translation>
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
        <source>How far the comparison is</source>
        <translation>Wie weit der Vergleich ist</translation>
    </message>
    <message>
        <source>Players by their games</source>
        <translation>Spieler nach ihren Partien</translation>
    </message>
    <message>
        <source>Players by their ratings</source>
        <translation>Spieler nach ihren Wertungen</translation>
    </message>
    <message>
        <source>Players not looked at</source>
        <translation>Spieler nicht beachtet</translation>
    </message>
    <message>
        <source>What tells how strong players are, for the comparison that is adjusted for who played</source>
        <translation>Was sagt, wie stark Spieler sind, für den Vergleich, der um die Spieler bereinigt ist</translation>
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
        <source>Over rounds</source>
        <translation>Über die Runden</translation>
    </message>
    <message>
        <source>Looking for the games with %1…</source>
        <translation>Die Partien mit %1 werden gesucht…</translation>
    </message>
    <message>
        <source>Conditions with a semicolon between. Type a part of a nation, player or opening, or press the down key to see what there is. where= asks a question over all states, or one of the library's collections by its name.</source>
        <translation>Bedingungen, mit Semikolon getrennt. Einen Teil eines Volks, eines Spielers oder einer Eröffnung tippen oder die Pfeiltaste nach unten drücken, um zu sehen, was es gibt. where= stellt eine Frage über alle Stellungen oder nennt eine Auswahl der Sammlung.</translation>
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
        <translation>Wird haben</translation>
    </message>
    <message>
        <source>Change of %1</source>
        <translation>Änderung: %1</translation>
    </message>
    <message>
        <source>The table played it differently</source>
        <translation>Am Tisch war es anders</translation>
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
        <source>%1 cannot give up that much. They have: %2 %3.</source>
        <translation>%1 können nicht so viel abgeben. Sie haben: %2 %3.</translation>
    </message>
    <message numerus="yes">
        <source>The bank has only %n coin(s).</source>
        <translation>
            <numerusform>Die Bank hat nur %n Münze.</numerusform>
            <numerusform>Die Bank hat nur %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say why, for anyone who reads the record.</source>
        <translation>Sagen Sie warum, für alle, die die Aufzeichnung lesen.</translation>
    </message>
    <message>
        <source>A correction changes what lies on the table. It breaks no rule, and it notes in the record what the table did by mistake or against the rules.</source>
        <translation>Eine Berichtigung ändert, was auf dem Tisch liegt. Sie bricht keine Regel und hält im Protokoll fest, was der Tisch versehentlich oder gegen die Regeln getan hat.</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Außerdem</translation>
    </message>
    <message>
        <source>Enter what changes: a number above or below 0, or anything else below.</source>
        <translation>Tragen Sie ein, was sich ändert: eine Zahl über oder unter 0, oder darunter alles andere.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::CourseChart</name>
    <message>
        <source>Personages after each round</source>
        <translation>Persönlichkeiten nach jeder Runde</translation>
    </message>
    <message>
        <source>Games still played after each round</source>
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
        <translation>noch beobachtet</translation>
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
        <source>rounds; below them: %1</source>
        <translation>Runden; darunter: %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::CoursesView</name>
    <message>
        <source>A: %1 seats in %2 games, B: %3 seats in %4 games, as they are: a difference may be that of nations, seats and boards, which only the verdict takes into account. Games that have ended count on as they ended; below each round stands how many were still playing. Bands hold the curve 19 times in 20.</source>
        <translation>A: %1 Plätze in %2 Partien, B: %3 Plätze in %4 Partien, so wie sie sind: Ein Unterschied kann an Völkern, Plätzen und Spielplänen liegen, die nur das Urteil berücksichtigt. Beendete Partien zählen weiter, wie sie endeten; unter jeder Runde steht, wie viele noch spielten. Die Bänder enthalten die Kurve in 19 von 20 Fällen.</translation>
    </message>
    <message>
        <source>Unfinished games (%1 and %2) are watched until the round before the one that they stop in.</source>
        <translation>Nicht beendete Partien (%1 und %2) werden bis zu der Runde vor der beobachtet, in der sie abbrechen.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::DeckEditor</name>
    <message>
        <source>Deck of Duellum[*]</source>
        <translation>Kartensatz von Duellum[*]</translation>
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
        <source>&amp;Add a card</source>
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
        <source>what its text says</source>
        <translation>was ihr Text sagt</translation>
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
    <name>annales::viewer::DueLoader</name>
    <message>
        <source>Nobody knows where the game “%1” is; open it, and its questions can be asked.</source>
        <translation>Niemand weiß, wo die Partie „%1“ ist; öffnen Sie sie, dann kann nach ihr gefragt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) no longer fit their games.</source>
        <translation>
            <numerusform>%n Frage passt nicht mehr zu ihrer Partie.</numerusform>
            <numerusform>%n Fragen passen nicht mehr zu ihren Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has another game now.</source>
        <translation>In %1 steht jetzt eine andere Partie.</translation>
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
        <translation>Ein Schnitt beginnt am Umriss einer Provinz.</translation>
    </message>
    <message>
        <source>New province</source>
        <translation>Neue Provinz</translation>
    </message>
    <message>
        <source>Both ends of a cut must lie on the outline of the same province.</source>
        <translation>Beide Enden eines Schnitts liegen auf dem Umriss derselben Provinz.</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <translation>%1 – %2: %3</translation>
    </message>
    <message>
        <source>Drag the point; Alt+click removes it</source>
        <translation>Punkt ziehen; Alt und Klick entfernt ihn</translation>
    </message>
    <message>
        <source>Drag the city of %1</source>
        <translation>Stadt von %1 ziehen</translation>
    </message>
    <message>
        <source>Shift+click adds a point here</source>
        <translation>Umschalt und Klick setzt hier einen Punkt</translation>
    </message>
    <message>
        <source>Click on an outline, where the cut starts</source>
        <translation>Klicken, wo der Schnitt beginnt, auf einem Umriss</translation>
    </message>
    <message>
        <source>Click along the cut, finishing on the outline</source>
        <translation>Den Weg des Schnitts klicken, zuletzt wieder auf den Umriss</translation>
    </message>
    <message>
        <source>Make %1 part of %2</source>
        <translation>%1 mit %2 vereinen</translation>
    </message>
    <message>
        <source>%1: click it, then the neighbour it should become part of</source>
        <translation>%1: anklicken, dann den Nachbarn, in dem es aufgeht</translation>
    </message>
    <message>
        <source>Click the corners of the new province, on free ground</source>
        <translation>Die Ecken der neuen Provinz klicken, auf freiem Grund</translation>
    </message>
    <message>
        <source>Enter or a click on the first corner closes the outline</source>
        <translation>Die Eingabetaste oder ein Klick auf die erste Ecke schließt den Umriss</translation>
    </message>
    <message>
        <source>Click the upper left corner of the printed board, then the others clockwise</source>
        <translation>Auf die linke obere Ecke des gedruckten Plans klicken, dann im Uhrzeigersinn auf die anderen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::EffectsForm</name>
    <message>
        <source>Note it</source>
        <translation>Notieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>Was anders ist</translation>
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
        <source>There or gone</source>
        <translation>Vorhanden oder weg</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>What is noted</source>
        <translation>Was notiert ist</translation>
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
        <source>nobody</source>
        <translation>niemand</translation>
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
        <source>A is held against B among seats of the same kind; errors by game (CR2)</source>
        <translation>A wird mit B unter Plätzen derselben Art verglichen; Fehler nach Partien (CR2)</translation>
    </message>
    <message>
        <source>Difference valid at every look, points</source>
        <translation>Unterschied, bei jedem Blick gültig, Punkte</translation>
    </message>
    <message>
        <source>Confidence sequence: holds however often you look. The verdict rests on it.</source>
        <translation>Konfidenzfolge: gilt, wie oft man auch hinsieht. Auf ihr beruht das Urteil.</translation>
    </message>
    <message>
        <source>Difference, games drawn again, points</source>
        <translation>Unterschied, Partien neu gezogen, Punkte</translation>
    </message>
    <message>
        <source>Bootstrap by game, within strata</source>
        <translation>Bootstrap nach Partien, innerhalb der Schichten</translation>
    </message>
    <message>
        <source>Difference, strata not looked at, points</source>
        <translation>Unterschied ohne Schichten, Punkte</translation>
    </message>
    <message>
        <source>Shares of wins as they are; errors by game (CR2)</source>
        <translation>Anteile der Siege, wie sie sind; Fehler nach Partien (CR2)</translation>
    </message>
    <message>
        <source>Test of no difference</source>
        <translation>Test auf Gleichheit</translation>
    </message>
    <message>
        <source>Cochran, Mantel and Haenszel, by game; for one look</source>
        <translation>Cochran, Mantel und Haenszel, nach Partien; für einen Blick</translation>
    </message>
    <message>
        <source>Odds ratio</source>
        <translation>Chancenverhältnis</translation>
    </message>
    <message>
        <source>Mantel and Haenszel; takes seats for independent</source>
        <translation>Mantel und Haenszel; hält Plätze für unabhängig</translation>
    </message>
    <message>
        <source>Adjusted for who played: A ahead, of 100 games</source>
        <translation>Bereinigt um die Spieler: A vorn, von 100 Partien</translation>
    </message>
    <message>
        <source>Plackett and Luce: in how many of 100 games A comes out ahead of an equally skilled B. 50 is no difference.</source>
        <translation>Plackett und Luce: in wie vielen von 100 Partien A vor einem gleich starken B liegt. 50 heißt: kein Unterschied.</translation>
    </message>
    <message>
        <source>Share of wins, drawn towards that of both sides together as far as so few games carry (beta-binomial)</source>
        <translation>Anteil der Siege, zu dem beider Seiten hingezogen, so weit so wenige Partien tragen (Beta-Binomial)</translation>
    </message>
    <message>
        <source>A wins, drawn towards no difference, %</source>
        <translation>A gewinnt, zu keinem Unterschied hin gezogen, %</translation>
    </message>
    <message>
        <source>B wins, drawn towards no difference, %</source>
        <translation>B gewinnt, zu keinem Unterschied hin gezogen, %</translation>
    </message>
    <message>
        <source>The probability of at least such a difference where there is none. Only the one valid at every look may be looked at often.</source>
        <translation>Die Wahrscheinlichkeit eines mindestens so großen Unterschieds, wo keiner ist. Nur die, die bei jedem Blick gilt, darf man oft ansehen.</translation>
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
        <source>Over</source>
        <translation>Worüber</translation>
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
        <source>First end changing the decision; then play the claim.</source>
        <translation>Beenden Sie zuerst das Ändern der Entscheidung, dann spielen Sie diesen Weg.</translation>
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
    <message numerus="yes">
        <source>%1 of %n decided game(s) won: with 95 % confidence %2 to %3</source>
        <translation>
            <numerusform>%1 von %n entschiedenen Partie gewonnen: mit 95 % Sicherheit %2 bis %3</numerusform>
            <numerusform>%1 von %n entschiedenen Partien gewonnen: mit 95 % Sicherheit %2 bis %3</numerusform>
        </translation>
    </message>
    <message>
        <source>All nations on such a seat win %1</source>
        <translation>Alle Völker auf einem solchen Platz gewinnen %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a winner do not count</source>
        <translation>
            <numerusform>%n Partie ohne Sieger zählt nicht</numerusform>
            <numerusform>%n Partien ohne Sieger zählen nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had ended before round %1 and count as they ended</source>
        <translation>
            <numerusform>%n Partie war vor Runde %1 zu Ende und zählt mit ihrem Ende</numerusform>
            <numerusform>%n Partien waren vor Runde %1 zu Ende und zählen mit ihrem Ende</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of decided games that the nation won. The bar is the interval that holds the truth 19 times in 20, the tick the baseline.</source>
        <translation>Anteil der entschiedenen Partien, die das Volk gewann. Der Balken ist der Bereich, der die Wahrheit in 19 von 20 Fällen enthält, der Strich der Vergleichswert.</translation>
    </message>
    <message>
        <source>How often a nation on such a seat wins: same ruleset, board, number of nations, place in turn order and nation.</source>
        <translation>Wie oft ein Volk auf einem solchen Platz gewinnt: gleiche Regeln, gleicher Plan, gleich viele Völker, gleicher Platz in der Reihenfolge, gleiches Volk.</translation>
    </message>
    <message>
        <source>Mean place at the end</source>
        <translation>Mittlerer Platz am Ende</translation>
    </message>
    <message>
        <source>Mean number of personages at the end of round %1; games that ended before count as they ended</source>
        <translation>Mittlere Zahl der Persönlichkeiten am Ende von Runde %1; Partien, die vorher endeten, zählen mit ihrem Ende</translation>
    </message>
    <message>
        <source>Median round of the first personage</source>
        <translation>Mittlere Runde der ersten Persönlichkeit (Median)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächstes Feld</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
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
        <source>So few games say little.</source>
        <translation>So wenige Partien sagen wenig.</translation>
    </message>
    <message>
        <source>The baseline lies within the interval: that may be chance.</source>
        <translation>Der Vergleichswert liegt im Intervall: Das kann Zufall sein.</translation>
    </message>
    <message>
        <source>The baseline lies outside of the interval. Among many openings some do so by chance: only a comparison tells.</source>
        <translation>Der Vergleichswert liegt außerhalb des Intervalls. Unter vielen Eröffnungen tun das einige durch Zufall: Erst ein Vergleich zeigt es.</translation>
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
        <source>As many nations</source>
        <translation>Gleich viele Völker</translation>
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
        <source>◂ Back to what was played</source>
        <translation>◂ Zurück zu dem, was gespielt wurde</translation>
    </message>
    <message>
        <source>What was played next</source>
        <translation>Was als Nächstes gespielt wurde</translation>
    </message>
    <message>
        <source>Games in which it was played</source>
        <translation>Partien, in denen es gespielt wurde</translation>
    </message>
    <message>
        <source>Open a game to see what others have played there.</source>
        <translation>Öffnen Sie eine Partie, um zu sehen, was andere dort gespielt haben.</translation>
    </message>
    <message>
        <source>Open a library: its games are counted here.</source>
        <translation>Öffnen Sie eine Sammlung: Hier werden ihre Partien gezählt.</translation>
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
    <message numerus="yes">
        <source>%1: %n game(s)</source>
        <translation>
            <numerusform>%1: %n Partie</numerusform>
            <numerusform>%1: %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played so in the chosen games.</source>
        <translation>In den gewählten Partien hat niemand so gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a winner do not count among the wins.</source>
        <translation>
            <numerusform>%n Partie ohne Sieger zählt nicht zu den Siegen.</numerusform>
            <numerusform>%n Partien ohne Sieger zählen nicht zu den Siegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each nation counts by itself, also those of one game.</source>
        <translation>Jedes Volk zählt für sich, auch die einer Partie.</translation>
    </message>
    <message>
        <source>So few games say little: look at the bars, not at the shares.</source>
        <translation>So wenige Partien sagen wenig: Auf die Balken achten, nicht auf die Anteile.</translation>
    </message>
    <message>
        <source>Click: play it as a what-if line. Enter: the games.</source>
        <translation>Klick: als Was-wäre-wenn-Linie spielen. Eingabetaste: die Partien.</translation>
    </message>
    <message>
        <source>Enter: the games.</source>
        <translation>Eingabetaste: die Partien.</translation>
    </message>
    <message>
        <source>The step on the rondel is made. Go to a nation's next decision to play another.</source>
        <translation>Der Schritt auf dem Rondell ist getan. Für einen anderen zur nächsten Entscheidung eines Volks gehen.</translation>
    </message>
    <message>
        <source>%1 cannot be reached from here.</source>
        <translation>%1 ist von hier nicht zu erreichen.</translation>
    </message>
    <message>
        <source>What was done, and the position, are known for the first %1 turns of a nation.</source>
        <translation>Was getan wurde und die Stellung sind für die ersten %1 Züge eines Volks bekannt.</translation>
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
        <source>What was played next from here</source>
        <translation>Was von hier aus gespielt wurde</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>What the nation has played from its first turn on</source>
        <translation>Was das Volk vom ersten Zug an gespielt hat</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The tree as a chart: as wide as there are games, coloured by wins</source>
        <translation>Der Baum als Bild: so breit, wie es Partien gibt, gefärbt nach Siegen</translation>
    </message>
    <message>
        <source>by spaces</source>
        <translation>nach Feldern</translation>
    </message>
    <message>
        <source>by deeds</source>
        <translation>nach Taten</translation>
    </message>
    <message>
        <source>by position</source>
        <translation>nach Stellung</translation>
    </message>
    <message>
        <source>What games must have in common with this one: the spaces of the nation's turns, all that was done in them, or the whole position</source>
        <translation>Was Partien mit dieser gemeinsam haben müssen: die Felder der Züge des Volks, alles, was darin getan wurde, oder die ganze Stellung</translation>
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
        <source>What was played from the first turn on</source>
        <translation>Was vom ersten Zug an gespielt wurde</translation>
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
        <source>The game does not go so far: play it up to there first.</source>
        <translation>Die Partie geht nicht so weit: Spielen Sie sie erst bis dorthin.</translation>
    </message>
    <message>
        <source>Looking for the games with %1…</source>
        <translation>Die Partien mit %1 werden gesucht…</translation>
    </message>
    <message>
        <source>Asking: %1 of %2 parts</source>
        <translation>Wird gefragt: %1 von %2 Teilen</translation>
    </message>
    <message>
        <source>Report on this opening</source>
        <translation>Bericht über diese Eröffnung</translation>
    </message>
    <message>
        <source>Conditions with a semicolon between. where= asks a question over all states, or one of the library's collections by its name: where=temples &gt;= 2 and round &lt;= 5</source>
        <translation>Bedingungen, mit Semikolon getrennt. where= stellt eine Frage über alle Stellungen oder nennt eine Auswahl der Sammlung: where=temples &gt;= 2 and round &lt;= 5</translation>
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
        <translation>Ein Tag, ein Monat oder ein Jahr, größter Teil zuerst</translation>
    </message>
    <message>
        <source>part of a name</source>
        <translation>Teil eines Namens</translation>
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
        <source>More filters: ruleset, board, nation, player, date, result, tag, opening</source>
        <translation>Mehr Filter: Regelwerk, Spielplan, Volk, Spieler, Datum, Ergebnis, Schlagwort, Eröffnung</translation>
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
        <source>A code or a name, or the first spaces on the rondel; before a colon the nation that has played it</source>
        <translation>Ein Kürzel, ein Name oder die ersten Felder auf dem Rondell; vor einem Doppelpunkt das Volk, das so gespielt hat</translation>
    </message>
</context>
<context>
    <name>annales::viewer::FilterForm</name>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regelwerk</translation>
    </message>
    <message>
        <source>Nations at the &amp;table</source>
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
        <source>Without conditions</source>
        <translation>Ohne Bedingungen</translation>
    </message>
    <message>
        <source>somebody won</source>
        <translation>jemand hat gewonnen</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>niemand hat gewonnen</translation>
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
        <source>Only games that were played with this option of the rules; goal:default are those without</source>
        <translation>Nur Partien, die mit dieser Regeloption gespielt wurden; goal:default sind die ohne sie</translation>
    </message>
    <message>
        <source>such as temples &gt;= 2 and round &lt;= 5</source>
        <translation>etwa temples &gt;= 2 and round &lt;= 5</translation>
    </message>
    <message>
        <source>Only games in which this holds of a nation at some moment, or a collection of the library</source>
        <translation>Nur Partien, in denen das irgendwann für ein Volk gilt, oder eine Auswahl der Sammlung</translation>
    </message>
</context>
<context>
    <name>annales::viewer::FindRemarksPanel</name>
    <message numerus="yes">
        <source>%n game(s) with open remarks. Enter opens a game at its first one.</source>
        <translation>
            <numerusform>%n Partie mit offenen Anmerkungen. Die Eingabetaste öffnet sie bei der ersten.</numerusform>
            <numerusform>%n Partien mit offenen Anmerkungen. Die Eingabetaste öffnet eine bei ihrer ersten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>The newest %1 remarks; there are more. Add a word to narrow the search.</source>
        <translation>Die neuesten %1 Anmerkungen; es gibt mehr. Ein weiteres Wort engt die Suche ein.</translation>
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
        <source>No game is waiting for an answer. A remark with the tag “open” puts its game on this list.</source>
        <translation>Keine Partie wartet auf eine Antwort. Eine Anmerkung mit dem Schlagwort „open“ bringt ihre Partie auf diese Liste.</translation>
    </message>
    <message>
        <source>No remark contains “%1”. Try the beginning of a word, or remove a filter.</source>
        <translation>In keiner Anmerkung steht „%1“. Versuchen Sie den Anfang eines Wortes, oder nehmen Sie eine Bedingung weg.</translation>
    </message>
    <message>
        <source>No remarks match. Remove a filter.</source>
        <translation>Keine Anmerkung passt. Nehmen Sie eine Bedingung weg.</translation>
    </message>
    <message>
        <source>This library has no remarks yet. Open a game and press D to write the first one.</source>
        <translation>Diese Sammlung hat noch keine Anmerkungen. Öffnen Sie eine Partie und drücken Sie D, um die erste zu schreiben.</translation>
    </message>
    <message>
        <source>There is nothing to export.</source>
        <translation>Es ist nichts gefunden, was sich exportieren ließe.</translation>
    </message>
    <message>
        <source>Remarks in the library</source>
        <translation>Anmerkungen der Sammlung</translation>
    </message>
    <message>
        <source>Find remarks by words (Ctrl+Shift+F)</source>
        <translation>Anmerkungen nach ihren Worten finden (Strg+Umschalt+F)</translation>
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
        <source>Find in all remarks</source>
        <translation>In allen Anmerkungen suchen</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Für wen</translation>
    </message>
    <message>
        <source>Glyph</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>A remark is open until somebody resolves it</source>
        <translation>Offen ist, was noch niemand erledigt hat</translation>
    </message>
    <message>
        <source>Remarks found</source>
        <translation>Gefundene Anmerkungen</translation>
    </message>
    <message>
        <source>Open or not</source>
        <translation>Offen oder nicht</translation>
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
</context>
<context>
    <name>annales::viewer::FoundGamesModel</name>
    <message>
        <source>unfinished</source>
        <translation>unbeendet</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>niemand gewann</translation>
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
</context>
<context>
    <name>annales::viewer::GameChooser</name>
    <message>
        <source>Not looked up to the end. Enter looks again.</source>
        <translation>Nicht zu Ende gesucht. Die Eingabetaste sucht noch einmal.</translation>
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
        <translation>Diese Partie hat keine Anmerkungen; es wurde keine Datei geschrieben.</translation>
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
        <source>Report on paper…</source>
        <translation>Bericht auf Papier…</translation>
    </message>
    <message>
        <source>Report on paper (*.pdf)</source>
        <translation>Bericht auf Papier (*.pdf)</translation>
    </message>
    <message>
        <source>AGN, the notation…</source>
        <translation>AGN, die Notation…</translation>
    </message>
    <message>
        <source>AGN, the notation (*.agn)</source>
        <translation>AGN, die Notation (*.agn)</translation>
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
        <source>This game is damaged or too large: it cannot be written like this. Export its event log.</source>
        <translation>Diese Partie ist beschädigt oder zu groß: So lässt sie sich nicht schreiben. Exportieren Sie ihr Ereignisprotokoll.</translation>
    </message>
    <message>
        <source>Event log with a seal…</source>
        <translation>Ereignisprotokoll mit Siegel…</translation>
    </message>
    <message>
        <source>Event log with a seal (*.jsonl)</source>
        <translation>Ereignisprotokoll mit Siegel (*.jsonl)</translation>
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
</context>
<context>
    <name>annales::viewer::GameOpener</name>
    <message>
        <source>%1 cannot be opened. Row %2: %3</source>
        <translation>%1 kann nicht geöffnet werden. Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1 has no game to open.</source>
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
        <source>Guess for the %1</source>
        <translation>Raten für: %1</translation>
    </message>
    <message>
        <source>&amp;Show what was played</source>
        <translation>&amp;Zeigen, was gespielt wurde</translation>
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
        <source>%1 of %2 found</source>
        <translation>%1 von %2 gefunden</translation>
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
        <source>What you missed</source>
        <translation>Was nicht getroffen wurde</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>Geraten: %1</translation>
    </message>
    <message>
        <source>Shown without a guess</source>
        <translation>Ohne Versuch gezeigt</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>From here on the %1 have nothing to decide.</source>
        <translation>Von hier an haben die %1 nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>No question was answered.</source>
        <translation>Keine Frage wurde beantwortet.</translation>
    </message>
    <message>
        <source>You found %1 of %2 decisions of the %3.</source>
        <translation>%1 von %2 Entscheidungen der %3 gefunden.</translation>
    </message>
    <message>
        <source>Choose a missed decision to see its position. Esc closes.</source>
        <translation>Eine verfehlte Entscheidung auswählen, um ihre Stellung zu sehen. Esc schließt.</translation>
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
        <source>Timeline, charts: look without going there</source>
        <translation>Zeitleiste, Diagramme: ansehen, ohne hinzugehen</translation>
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
        <source>Press any key to close this. Shortcuts can be changed in the Help menu.</source>
        <translation>Jede Taste schließt dies. Im Menü Hilfe lassen sich die Tasten ändern.</translation>
    </message>
    <message>
        <source>Alt + ↑ ↓</source>
        <translation>Alt + ↑ ↓</translation>
    </message>
    <message>
        <source>In the record: to the lines that branch off there; Enter shows one</source>
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
        <source>Board: drag an arrow, click for a ring; with Shift red, Ctrl blue, Alt yellow. Lines: what can be done with one</source>
        <translation>Spielplan: einen Pfeil ziehen, für einen Ring klicken; mit Umschalt rot, Strg blau, Alt gelb. Linien: was man mit einer tun kann</translation>
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
        <source>Find what to play, wherever the keyboard is</source>
        <translation>Suchen, was gespielt wird, wo auch immer die Tastatur ist</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Play the row that was found or gone to</source>
        <translation>Die gefundene oder angesteuerte Zeile spielen</translation>
    </message>
    <message>
        <source>End the turn, or go on</source>
        <translation>Den Zug beenden oder weiter</translation>
    </message>
    <message>
        <source>Choose how it is paid; ← → other payments</source>
        <translation>Bezahlung wählen; ← → andere Bezahlungen</translation>
    </message>
    <message>
        <source>Ctrl + Z</source>
        <translation>Strg + Z</translation>
    </message>
    <message>
        <source>Take back; with text in the field, the text</source>
        <translation>Zurücknehmen; steht Text im Feld, den Text</translation>
    </message>
    <message>
        <source>Remark: save it</source>
        <translation>Anmerkung: speichern</translation>
    </message>
    <message>
        <source>Timeline: scrub; board: move it, or units that may move (Shift: one of them)</source>
        <translation>Zeitleiste: spulen; Spielplan: Karte verschieben, oder Einheiten, die ziehen dürfen (Umschalt: eine davon)</translation>
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
    <message numerus="yes">
        <source>%1: %n game(s)</source>
        <translation>
            <numerusform>%1: %n Partie</numerusform>
            <numerusform>%1: %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>≈ %1</source>
        <comment>a share that may be chance</comment>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>share of wins, games</comment>
        <translation>%1 von %2</translation>
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
        <source>wins against the baseline</source>
        <translation>Siege gegen den Vergleichswert</translation>
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
        <translation>Fortgang des Imports</translation>
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
        <source>Give every command its original keys again? Your own keys are lost.</source>
        <translation>Allen Befehlen wieder ihre ursprünglichen Tasten geben? Die eigenen Tasten gehen verloren.</translation>
    </message>
    <message>
        <source>“%1” already uses this key. Give that command another one first.</source>
        <translation>„%1“ hat diese Taste. Diesem Befehl erst eine andere geben.</translation>
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
        <translation>Gelehrter zu gewinnen</translation>
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
        <source>Who had it first and won a scholar</source>
        <translation>Wer ihn zuerst hatte und einen Gelehrten gewann</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Zuerst</translation>
    </message>
</context>
<context>
    <name>annales::viewer::KnowHowView</name>
    <message>
        <source>Know-how</source>
        <translation>Fortschritte</translation>
    </message>
    <message>
        <source>Open a game to see who knows what.</source>
        <translation>Erst eine Partie öffnen, dann steht hier, wer welchen Fortschritt hat.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LayerBar</name>
    <message>
        <source>Shows or hides these remarks on the board, on the timeline and in lists</source>
        <translation>Zeigt oder verbirgt diese Anmerkungen auf dem Plan, auf der Zeitleiste und in Listen</translation>
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
        <source>To the &amp;end</source>
        <translation>Zum &amp;Ende</translation>
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
        <source>Played on from both, to compare…</source>
        <translation>Von beiden aus wird weitergespielt, zum Vergleich…</translation>
    </message>
    <message>
        <source>%1. Round %2: %3</source>
        <translation>%1. Runde %2: %3</translation>
    </message>
    <message>
        <source>No question was answered.</source>
        <translation>Keine Frage wurde beantwortet.</translation>
    </message>
    <message>
        <source>What was right comes again later and later, the rest tomorrow. Choose a question to see its answer; Esc closes.</source>
        <translation>Was richtig war, kommt immer später wieder, das Übrige morgen. Wählen Sie eine Frage, um ihre Antwort zu sehen; Esc schließt.</translation>
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
        <translation>Bester gefundener</translation>
    </message>
    <message>
        <source>As played</source>
        <translation>Wie gespielt</translation>
    </message>
    <message>
        <source>The position after the turn that you tried</source>
        <translation>Die Stellung nach dem Zug, den Sie versucht haben</translation>
    </message>
    <message>
        <source>The position after the best turn that was found</source>
        <translation>Die Stellung nach dem besten gefundenen Zug</translation>
    </message>
    <message>
        <source>The position after the turn as it was played in the game</source>
        <translation>Die Stellung nach dem Zug, wie er in der Partie gespielt wurde</translation>
    </message>
    <message>
        <source>Every turn is right that cannot be told from the best found.</source>
        <translation>Richtig ist jeder Zug, der sich vom besten gefundenen nicht unterscheiden lässt.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>The last decision (Ctrl+Z)</source>
        <translation>Die letzte Entscheidung (Strg+Z)</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>N&amp;och einmal</translation>
    </message>
    <message>
        <source>From the beginning of the turn; the first answer counts</source>
        <translation>Vom Beginn des Zuges an; es zählt die erste Antwort</translation>
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
        <source>Every turn is right that reaches it: order, payments, trades and ways do not matter.</source>
        <translation>Richtig ist jeder Zug, der das erreicht: Reihenfolge, Zahlung, Tausch und Wege sind gleichgültig.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Lösung</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LearnWords</name>
    <message>
        <source>Round %1, the %2. Played: %3. That gave something away. What is better? Play the whole turn.</source>
        <translation>Runde %1, die %2. Gespielt: %3. Das verschenkte etwas. Was ist besser? Spielen Sie den ganzen Zug.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>✓ Right: that is the best that was found.</source>
        <translation>✓ Richtig: Das ist der beste gefundene Zug.</translation>
    </message>
    <message numerus="yes">
        <source>✓ Right, and better than what had been found: it gives away %1 in 100, over %n pair(s) of rollouts.</source>
        <translation>
            <numerusform>✓ Richtig, und besser als der gefundene: Es verschenkt %1 von 100, über %n Paar von Fortsetzungen.</numerusform>
            <numerusform>✓ Richtig, und besser als der gefundene: Es verschenkt %1 von 100, über %n Paare von Fortsetzungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ Right: as good as the best found, for all that can be told. It gives away %1 in 100, over %n pair(s) of rollouts.</source>
        <translation>
            <numerusform>✓ Richtig: so gut wie der beste gefundene, soweit sich das sagen lässt. Es verschenkt %1 von 100, über %n Paar von Fortsetzungen.</numerusform>
            <numerusform>✓ Richtig: so gut wie der beste gefundene, soweit sich das sagen lässt. Es verschenkt %1 von 100, über %n Paare von Fortsetzungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %1: this gives away %2 in 100 against the best found, over %n pair(s) of rollouts.</source>
        <translation>
            <numerusform>✗ %1: Das verschenkt %2 von 100 gegenüber dem besten gefundenen, über %n Paar von Fortsetzungen.</numerusform>
            <numerusform>✗ %1: Das verschenkt %2 von 100 gegenüber dem besten gefundenen, über %n Paare von Fortsetzungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>✗ That is what was played: it gave away %1 in 100.</source>
        <translation>✗ So wurde gespielt: Das verschenkte %1 von 100.</translation>
    </message>
    <message>
        <source>The answer is shown; this counts as not known.</source>
        <translation>Die Antwort ist gezeigt; das zählt als nicht gewusst.</translation>
    </message>
    <message>
        <source>Not judged: %1.</source>
        <translation>Nicht beurteilt: %1.</translation>
    </message>
    <message>
        <source>Best found</source>
        <translation>Bester gefundener</translation>
    </message>
    <message>
        <source>Played in the game</source>
        <translation>In der Partie gespielt</translation>
    </message>
    <message numerus="yes">
        <source>%1: this gave away %2 in 100 of the chance to win (95 %), over %n pair(s) of rollouts in which greedy bots play on.</source>
        <translation>
            <numerusform>%1: Das verschenkte %2 von 100 der Siegchance (95 %), über %n Paar von Fortsetzungen, in denen gierige Bots weiterspielen.</numerusform>
            <numerusform>%1: Das verschenkte %2 von 100 der Siegchance (95 %), über %n Paare von Fortsetzungen, in denen gierige Bots weiterspielen.</numerusform>
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
        <source>✓ Right: that is the plan.</source>
        <translation>✓ Richtig: Das ist der Plan.</translation>
    </message>
    <message>
        <source>✗ The city could still fall.</source>
        <translation>✗ Die Stadt könnte immer noch fallen.</translation>
    </message>
    <message>
        <source>✗ That does not win the personage.</source>
        <translation>✗ So ist die Persönlichkeit nicht gewonnen.</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Der Plan</translation>
    </message>
    <message>
        <source>One way to play it</source>
        <translation>So kann man ihn spielen</translation>
    </message>
    <message>
        <source>Every turn that saves the city has these deeds: all that may be done was walked through.</source>
        <translation>Jeder Zug, der die Stadt rettet, enthält diese Taten: Alles, was erlaubt ist, wurde durchgegangen.</translation>
    </message>
    <message>
        <source>Without any one of these deeds the personage cannot be won in this turn: that was counted out.</source>
        <translation>Ohne irgendeine dieser Taten ist die Persönlichkeit in diesem Zug nicht zu gewinnen: Das ist ausgezählt.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LegendChip</name>
    <message>
        <source>Click to hide or show %1 in all charts</source>
        <translation>Klick blendet %1 in allen Diagrammen aus oder ein</translation>
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
        <source>That was the last step. Home starts over, Esc ends the lesson.</source>
        <translation>Das war der letzte Schritt. Pos1 beginnt von vorn, Esc beendet die Lektion.</translation>
    </message>
    <message>
        <source>Think first. Space shows the answer, ← goes back, Esc ends the lesson.</source>
        <translation>Erst überlegen. Leertaste zeigt die Antwort, ← geht zurück, Esc beendet die Lektion.</translation>
    </message>
    <message>
        <source>Space continues, ← goes back, Esc ends the lesson.</source>
        <translation>Leertaste geht weiter, ← geht zurück, Esc beendet die Lektion.</translation>
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
        <source>Think first. P plays an answer, Space shows it, ← goes back, Esc ends the lesson.</source>
        <translation>Erst überlegen. P spielt eine Antwort, die Leertaste zeigt sie, ← geht zurück, Esc beendet die Lektion.</translation>
    </message>
    <message>
        <source>✓ Right: %1.</source>
        <translation>✓ Richtig: %1.</translation>
    </message>
    <message>
        <source>✗ Not %1. Try again, or show the answer.</source>
        <translation>✗ Nicht: %1. Noch ein Versuch, oder die Antwort zeigen.</translation>
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
        <source>(a position without words)</source>
        <translation>(eine Stellung ohne Worte)</translation>
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
        <translation>Die gezeigte Stellung zu einem Schritt einer Lektion machen (Strg+Umschalt+P)</translation>
    </message>
    <message>
        <source>Move the step up (Ctrl+Up)</source>
        <translation>Den Schritt früher (Strg+Auf)</translation>
    </message>
    <message>
        <source>Move the step down (Ctrl+Down)</source>
        <translation>Den Schritt später (Strg+Ab)</translation>
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
        <source>No lessons yet. Go to a position worth a question and press Ctrl+Shift+P: it becomes the first step of a lesson.</source>
        <translation>Noch keine Lektion. Gehen Sie zu einer Stellung, die eine Frage wert ist, und drücken Sie Strg+Umschalt+P: Sie wird der erste Schritt einer Lektion.</translation>
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
        <source>This game has no lessons yet. Press Ctrl+Shift+P to make the shown position the first step of one.</source>
        <translation>Diese Partie hat noch keine Lektion. Strg+Umschalt+P macht die gezeigte Stellung zum ersten Schritt.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::LibraryPanel</name>
    <message>
        <source>This library is read-only: games can be opened, but not imported. To change that, allow access to the file and its folder, or work on a copy.</source>
        <translation>Diese Sammlung ist nicht beschreibbar: Partien lassen sich öffnen, aber nicht importieren. Abhilfe: Zugriff auf die Datei und ihren Ordner erlauben oder mit einer Kopie arbeiten.</translation>
    </message>
    <message>
        <source>Create it</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>Andere öffnen…</translation>
    </message>
    <message>
        <source>Games are kept in a library. Its usual place is %1.</source>
        <translation>Partien brauchen eine Sammlung. Der übliche Ort ist %1.</translation>
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
        <translation>öffne die Partie…</translation>
    </message>
    <message>
        <source>%1 is missing: it was moved or deleted. Open it from where it is now.</source>
        <translation>%1 ist weg: verschoben oder gelöscht. Am neuen Ort öffnen.</translation>
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
        <translation>Dateien und Ordner hier ablegen importiert sie; eine Sammlung wird geöffnet.</translation>
    </message>
    <message>
        <source>deleted from the list: %1</source>
        <translation>aus der Liste gelöscht: %1</translation>
    </message>
    <message>
        <source>“%1” is deleted from the list. The library keeps it; the menu Library shows deleted games.</source>
        <translation>„%1“ ist aus der Liste gelöscht. Die Sammlung behält sie; das Menü Sammlung zeigt gelöschte Partien.</translation>
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
        <source>Newer pages are missing in this library: what was written since %1 (UTC) was not in the file yet when it was copied. Where it was recorded, choose “Back up the library…” and open that copy. What you write here makes this one a library in its own right.</source>
        <translation>In dieser Sammlung fehlen neuere Seiten: Was seit %1 (UTC) geschrieben wurde, stand noch nicht in der Datei, als sie kopiert wurde. Dort, wo aufgezeichnet wurde, „Die Sammlung sichern…“ wählen und diese Kopie öffnen. Was Sie hier schreiben, macht diese zu einer eigenen Sammlung.</translation>
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
        <source>There is a file %1 already; it was left as it is. Choose another name.</source>
        <translation>Es gibt schon eine Datei %1; sie blieb, wie sie ist. Bitte einen anderen Namen wählen.</translation>
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
        <source>Reading the copy again: %1 %</source>
        <translation>Die Kopie wird noch einmal gelesen: %1 %</translation>
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
        <source>%1 is written, but not everything in it is as it should be: %2</source>
        <translation>%1 ist geschrieben, aber nicht alles darin ist, wie es sein soll: %2</translation>
    </message>
    <message numerus="yes">
        <source>Backed up in %1: %n game(s), %2, read again and undamaged.</source>
        <translation>
            <numerusform>Gesichert in %1: %n Partie, %2, noch einmal gelesen und unbeschädigt.</numerusform>
            <numerusform>Gesichert in %1: %n Partien, %2, noch einmal gelesen und unbeschädigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take as the table’s mistakes</source>
        <translation>Als Fehler am Tisch nehmen</translation>
    </message>
    <message>
        <source>Import games into the library, single files or whole folders: %1</source>
        <translation>Partien in die Sammlung importieren, einzelne Dateien oder ganze Ordner: %1</translation>
    </message>
    <message>
        <source>After the first mistake of a written game</source>
        <translation>Nach dem ersten Fehler einer aufgeschriebenen Partie</translation>
    </message>
    <message>
        <source>Import every game in a folder</source>
        <translation>Jede Partie in einem Ordner importieren</translation>
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
        <source>The recorded line stays as it was played.</source>
        <translation>Die aufgezeichnete Linie bleibt, wie sie gespielt wurde.</translation>
    </message>
    <message>
        <source>Your own line: F2 renames it, Delete deletes it.</source>
        <translation>Ihre eigene Linie: F2 benennt sie um, Entf löscht sie.</translation>
    </message>
    <message>
        <source>This line came with the game: it can be hidden.</source>
        <translation>Diese Linie kam mit der Partie: Sie lässt sich verbergen.</translation>
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
        <source>Compare the line with the recorded one</source>
        <translation>Linie mit der aufgezeichneten vergleichen</translation>
    </message>
    <message>
        <source>No what-if lines yet. Stop at any event, open the “Play” panel and play something else: the recorded line stays as it is.</source>
        <translation>Noch keine Was-wäre-wenn-Linien. Halten Sie bei einem Ereignis an, öffnen Sie „Spielen“ und spielen Sie etwas anderes: Die aufgezeichnete Linie bleibt, wie sie ist.</translation>
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
        <source>Compare with the recorded line</source>
        <translation>Mit der aufgezeichneten Linie vergleichen</translation>
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
        <source>Points that A wins more than B, within strata</source>
        <translation>Prozentpunkte, die A mehr gewinnt als B, innerhalb der Schichten</translation>
    </message>
    <message>
        <source>Valid at every look, unadjusted for the other questions</source>
        <translation>Gültig bei jedem Blick, ohne die anderen Fragen zu berücksichtigen</translation>
    </message>
    <message>
        <source>Adjusted for all questions of this list after Holm: the verdict rests on it</source>
        <translation>Für alle Fragen dieser Liste nach Holm angepasst: Darauf beruht das Urteil</translation>
    </message>
    <message>
        <source>Adjusted after Benjamini and Hochberg: of what is called found at 0.05, about one in twenty is not there</source>
        <translation>Nach Benjamini und Hochberg angepasst: Von dem, was bei 0,05 als gefunden gilt, ist etwa ein Zwanzigstel nicht da</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Worüber</translation>
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
        <source>What was asked</source>
        <translation>Was gefragt wurde</translation>
    </message>
    <message numerus="yes">
        <source>Whoever looks at much finds something by chance: every verdict allows for all %n question(s). Enter: ask again.</source>
        <translation>
            <numerusform>Wer vieles ansieht, findet durch Zufall etwas: Jedes Urteil berücksichtigt die eine Frage. Eingabetaste: noch einmal fragen.</numerusform>
            <numerusform>Wer vieles ansieht, findet durch Zufall etwas: Jedes Urteil berücksichtigt alle %n Fragen. Eingabetaste: noch einmal fragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every comparison of this evening is listed here, since every verdict has to allow for all of them.</source>
        <translation>Jeder Vergleich dieses Abends steht hier, denn jedes Urteil muss alle berücksichtigen.</translation>
    </message>
    <message>
        <source>Verdicts allow for every question that was asked, so that nothing is called shown that was found only by looking often. After clearing, what you ask is judged as if these questions had never been asked. Do it where something really begins anew, such as another library or new games for a question that you have settled on.</source>
        <translation>Urteile berücksichtigen jede gestellte Frage, damit nichts nachgewiesen heißt, was nur durch häufiges Hinsehen gefunden wurde. Nach dem Leeren wird beurteilt, als wären diese Fragen nie gestellt worden. Tun Sie es dort, wo wirklich etwas neu beginnt, etwa eine andere Sammlung oder neue Partien zu einer Frage, auf die Sie sich festgelegt haben.</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Liste leeren</translation>
    </message>
    <message numerus="yes">
        <source>Forget %n question(s)?</source>
        <translation>
            <numerusform>%n Frage vergessen?</numerusform>
            <numerusform>%n Fragen vergessen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Vergessen</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) written to %1.</source>
        <translation>
            <numerusform>%n Frage nach %1 geschrieben.</numerusform>
            <numerusform>%n Fragen nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>Export what was asked</source>
        <translation>Exportieren, was gefragt wurde</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::MainWindow</name>
    <message numerus="yes">
        <source>%1 has %n games; this is the first. Import the file to see them all.</source>
        <translation>
            <numerusform>%1 enthält %n Partie; dies ist die erste. Die Datei importieren, um alle zu sehen.</numerusform>
            <numerusform>%1 enthält %n Partien; dies ist die erste. Die Datei importieren, um alle zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Annales</source>
        <translation>Annales</translation>
    </message>
    <message>
        <source>%1 – Annales</source>
        <translation>%1 – Annales</translation>
    </message>
    <message>
        <source>All games, or back to the open one (Ctrl+1)</source>
        <translation>Alle Partien, oder zurück zur offenen (Strg+1)</translation>
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
    <message>
        <source>%1 is saved. From now on, games played on it open with it.</source>
        <translation>%1 ist gespeichert. Partien, die darauf gespielt werden, öffnen sich von nun an damit.</translation>
    </message>
    <message numerus="yes">
        <source>Somebody else changed %1: %n change(s) merged.</source>
        <translation>
            <numerusform>Jemand anderes hat %1 geändert: %n Änderung übernommen.</numerusform>
            <numerusform>Jemand anderes hat %1 geändert: %n Änderungen übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>First open the game that the file is about.</source>
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
        <source>Opened from a file. You will be asked where your lines and remarks go.</source>
        <translation>Aus einer Datei geöffnet. Sie werden gefragt, wohin Ihre Linien und Anmerkungen sollen.</translation>
    </message>
    <message>
        <source>Every step of this lesson is private. Edit one and choose the club as its readers.</source>
        <translation>Alle Schritte dieser Lektion sind privat. Einen bearbeiten und den Club als Leser wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n private step(s) are not shown.</source>
        <translation>
            <numerusform>%n privater Schritt wird nicht gezeigt.</numerusform>
            <numerusform>%n private Schritte werden nicht gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a library first: reports are about its games.</source>
        <translation>Zuerst eine Sammlung öffnen: Berichte handeln von ihren Partien.</translation>
    </message>
    <message>
        <source>What machines say is hidden, and so are their remarks. Z shows it again.</source>
        <translation>Was Maschinen sagen, ist verborgen, auch ihre Anmerkungen. Z zeigt es wieder.</translation>
    </message>
    <message>
        <source>What machines say is shown.</source>
        <translation>Was Maschinen sagen, wird gezeigt.</translation>
    </message>
    <message>
        <source>The %1 were not shown to give anything away on this line; that is no praise.</source>
        <translation>Dass die %1 auf dieser Linie etwas verschenkten, ist nicht nachgewiesen; das ist kein Lob.</translation>
    </message>
    <message>
        <source>No question is due today.</source>
        <translation>Heute ist keine Frage fällig.</translation>
    </message>
    <message>
        <source>Looking for positions in which exactly one plan wins a personage or saves a city…</source>
        <translation>Stellungen werden gesucht, in denen genau ein Plan eine Persönlichkeit gewinnt oder eine Stadt rettet…</translation>
    </message>
    <message>
        <source>This line has no such position.</source>
        <translation>In dieser Linie gibt es keine solche Stellung.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) to play.</source>
        <translation>
            <numerusform>%n Aufgabe zu spielen.</numerusform>
            <numerusform>%n Aufgaben zu spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) to be repeated are due today: Shift+K asks them.</source>
        <translation>
            <numerusform>%n Frage ist heute zur Wiederholung fällig: Umschalt+K stellt sie.</numerusform>
            <numerusform>%n Fragen sind heute zur Wiederholung fällig: Umschalt+K stellt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at game %1 of %2. Puzzles found: %3</source>
        <translation>Partie %1 von %2 wird durchgesehen. Aufgaben gefunden: %3</translation>
    </message>
    <message>
        <source>There is no game in the list.</source>
        <translation>In der Liste steht keine Partie.</translation>
    </message>
    <message>
        <source>Looking for puzzles…</source>
        <translation>Aufgaben werden gesucht…</translation>
    </message>
    <message>
        <source>Play those found</source>
        <translation>Gefundene spielen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>No puzzle was found in these games that was not asked before.</source>
        <translation>In diesen Partien wurde keine Aufgabe gefunden, die nicht schon gestellt war.</translation>
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
        <source>To; empty: a ring</source>
        <translation>Nach; leer: ein Ring</translation>
    </message>
    <message>
        <source>To province, or nothing for a ring</source>
        <translation>Nach Provinz, oder nichts für einen Ring</translation>
    </message>
    <message>
        <source>Enter draws it green, Shift+Enter red, Ctrl+Enter blue, Alt+Enter yellow. The same again removes it. Esc leaves.</source>
        <translation>Die Eingabetaste zeichnet grün, mit Umschalt rot, mit Strg blau, mit Alt gelb. Dasselbe noch einmal entfernt es. Esc schließt.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::MergeDialog</name>
    <message numerus="yes">
        <source>%n more event(s) of the recorded line</source>
        <translation>
            <numerusform>%n Ereignis mehr in der aufgezeichneten Linie</numerusform>
            <numerusform>%n Ereignisse mehr in der aufgezeichneten Linie</numerusform>
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
        <source>those of %n other(s)</source>
        <translation>
            <numerusform>die von %n weiteren Person</numerusform>
            <numerusform>die von %n weiteren Personen</numerusform>
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
            <numerusform>%n Anmerkung steht bei einem Ereignis, das auf keiner Linie ist, und kann nicht übernommen werden.</numerusform>
            <numerusform>%n Anmerkungen stehen bei Ereignissen, die auf keiner Linie sind, und können nicht übernommen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of yours is lost; one undo (Ctrl+Z) reverses all of it.</source>
        <translation>Nichts von Ihnen geht verloren; ein Rückgängig (Strg+Z) nimmt alles zurück.</translation>
    </message>
    <message>
        <source>%1 has more about this game:</source>
        <translation>%1 hat mehr zu dieser Partie:</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Übernehmen</translation>
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
        <source>End the line of play before it</source>
        <translation>Die Zugfolge davor enden lassen</translation>
    </message>
    <message>
        <source>Take it as a mistake of the table</source>
        <translation>Als Fehler am Tisch nehmen</translation>
    </message>
    <message>
        <source>Refuse the file</source>
        <translation>Die Datei ablehnen</translation>
    </message>
    <message>
        <source>A line of play ends before its first mistake; all else is read.</source>
        <translation>Eine Zugfolge endet vor ihrem ersten Fehler; alles andere wird gelesen.</translation>
    </message>
    <message>
        <source>What breaks a rule is taken as it stands, as a mistake of the table; a line ends only where nobody can know what happened.</source>
        <translation>Was eine Regel bricht, wird genommen, wie es dasteht, als Fehler am Tisch; eine Zugfolge endet nur, wo niemand wissen kann, was geschah.</translation>
    </message>
    <message>
        <source>A file with a mistake is refused.</source>
        <translation>Eine Datei mit einem Fehler wird abgelehnt.</translation>
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
        <source> – nothing of this line of play is read from here</source>
        <translation> – von hier an wird von dieser Zugfolge nichts gelesen</translation>
    </message>
    <message>
        <source> – taken as it stands, as a mistake of the table</source>
        <translation> – als Fehler am Tisch genommen, wie es dasteht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in a file, what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>annales::viewer::MistakesDialog</name>
    <message>
        <source>What is wrong in %1</source>
        <translation>Was in %1 nicht stimmt</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in %1 are not as they should be.</source>
        <translation>
            <numerusform>%n Stelle in %1 ist nicht, wie sie sein soll.</numerusform>
            <numerusform>%n Stellen in %1 sind nicht, wie sie sein sollen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take them as the &amp;table’s mistakes</source>
        <translation>Als Fehler am &amp;Tisch nehmen</translation>
    </message>
    <message>
        <source>Reads the file again: what breaks a rule happened so, and is shown as a broken rule</source>
        <translation>Liest die Datei noch einmal: Was eine Regel bricht, ist so geschehen und wird als Regelbruch gezeigt</translation>
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
        <source>By how much in 100 the chance to win was lower after this turn than after the better one; in brackets the interval that holds the truth with 95 % certainty. The judgement goes by its lower end: above 2 an inaccuracy, above 5 a mistake, above 10 a blunder.</source>
        <translation>Um wie viel von 100 die Gewinnchance nach diesem Zug niedriger war als nach dem besseren; in Klammern das Intervall, in dem die Wahrheit mit 95 % Sicherheit liegt. Das Urteil richtet sich nach seinem unteren Ende: über 2 eine Ungenauigkeit, über 5 ein Fehler, über 10 ein grober Fehler.</translation>
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
        <source>Gave away</source>
        <translation>Verschenkt</translation>
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
</context>
<context>
    <name>annales::viewer::MovesModel</name>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>So, wie es steht</translation>
    </message>
    <message>
        <source>One way in which it may go:
%1</source>
        <translation>So kann es gehen:
%1</translation>
    </message>
    <message>
        <source>Everybody's chances in this position, if bots play on</source>
        <translation>Die Chancen aller in dieser Stellung, wenn Bots weiterspielen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>%1: chance to win in 100</source>
        <translation>%1: Siegchance von 100</translation>
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
        <source>Plays the candidate to the end of the turn as a what-if line (Enter); Undo takes it back</source>
        <translation>Spielt den Kandidaten bis zum Ende des Zuges als Was-wäre-wenn-Linie (Enter); Rückgängig nimmt sie zurück</translation>
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
        <source>Candidates for this turn, with everybody's chances</source>
        <translation>Kandidaten für diesen Zug, mit den Chancen aller</translation>
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
        <source>Ends it without a result</source>
        <translation>Beendet es ohne Ergebnis</translation>
    </message>
    <message>
        <source>Bots play this position to its end, many times: who wins how often, and how long it takes</source>
        <translation>Bots spielen diese Stellung viele Male zu Ende: wer wie oft gewinnt, und wie lange es dauert</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <translation>%v von %m Partien</translation>
    </message>
    <message>
        <source>Open a game to see what could be played.</source>
        <translation>Öffnen Sie eine Partie, um zu sehen, was gespielt werden könnte.</translation>
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
        <source>Between turns: moves are listed where a turn has begun.</source>
        <translation>Zwischen zwei Zügen: Aufgelistet wird, wo ein Zug begonnen hat.</translation>
    </message>
    <message numerus="yes">
        <source>%n rollout(s) each.</source>
        <translation>
            <numerusform>Je %n Fortsetzung.</numerusform>
            <numerusform>Je %n Fortsetzungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It goes on while you stand still.</source>
        <translation>Es geht weiter, solange Sie stehen bleiben.</translation>
    </message>
    <message>
        <source>In 100, ± the standard error, if bots play on; what differs by less than twice that cannot be told apart.</source>
        <translation>Von 100, ± Standardfehler, wenn Bots weiterspielen; was sich um weniger als das Doppelte unterscheidet, ist nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>The bots step on the rondel as this evening's players did.</source>
        <translation>Die Bots ziehen auf dem Rondell wie die Spieler dieses Abends.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were played out from here; in brackets the 95 % interval.</source>
        <translation>
            <numerusform>%n Partie wurde von hier ausgespielt; in Klammern das 95-%-Intervall.</numerusform>
            <numerusform>%n Partien wurden von hier ausgespielt; in Klammern das 95-%-Intervall.</numerusform>
        </translation>
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
        <source>It costs 3 iron, in a city with a temple. In an attack it takes 1 from the strength of the city, in a defence it adds 1. It falls only in a battle that a movement starts, after all its companions.</source>
        <translation>Er kostet 3 Eisen, in einer Stadt mit Tempel. Beim Angriff senkt er die Stärke der Stadt um 1, bei der Verteidigung erhöht er sie um 1. Er fällt nur in einem Kampf, den eine Bewegung auslöst, nach allen Begleitern.</translation>
    </message>
    <message>
        <source>The recruitment box: only what was in it when the turn began can be armed. Recruiting fills it from the supply, and what is lost goes back to it.</source>
        <translation>Die Kaserne: Gerüstet werden kann nur, was zu Beginn des Zuges darin lag. Rekrutieren füllt sie aus dem Vorrat, und was fällt, kommt in sie zurück.</translation>
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
</context>
<context>
    <name>annales::viewer::NationsModel</name>
    <message>
        <source>%1, on turn</source>
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
        <source> / all there are</source>
        <translation> / alle, die es gibt</translation>
    </message>
</context>
<context>
    <name>annales::viewer::NationsView</name>
    <message>
        <source>Open a game to see what each nation has.</source>
        <translation>Erst eine Partie öffnen, dann steht hier, was jedes Volk hat.</translation>
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
        <source>Plays earlier (Ctrl+Up)</source>
        <translation>Spielt früher (Strg+Auf)</translation>
    </message>
    <message>
        <source>Plays later (Ctrl+Down)</source>
        <translation>Spielt später (Strg+Ab)</translation>
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
        <source>&amp;Map</source>
        <translation>&amp;Plan</translation>
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
        <translation>Das Datum wird 2026, 2026-11 oder 2026-11-21 geschrieben.</translation>
    </message>
    <message>
        <source>The beginning of the game</source>
        <translation>Der Beginn der Partie</translation>
    </message>
    <message>
        <source>&amp;Begin so</source>
        <translation>So &amp;beginnen</translation>
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
        <source>another program is writing it</source>
        <translation>ein anderes Programm schreibt gerade hinein</translation>
    </message>
</context>
<context>
    <name>annales::viewer::OpeningsDraft</name>
    <message>
        <source>It needs a code, such as G4.</source>
        <translation>Sie braucht ein Kürzel, etwa G4.</translation>
    </message>
    <message>
        <source>It needs an English name.</source>
        <translation>Sie braucht einen englischen Namen.</translation>
    </message>
    <message>
        <source>Another one of yours has the code %1.</source>
        <translation>Eine andere eigene hat das Kürzel %1.</translation>
    </message>
    <message>
        <source>It takes the place of the rulebooks' %1.</source>
        <translation>Sie ersetzt %1 aus den Spielregeln.</translation>
    </message>
    <message>
        <source>%1 has the same turns; the later one counts.</source>
        <translation>%1 hat dieselben Züge; die spätere gilt.</translation>
    </message>
    <message>
        <source>The rulebooks call the same turns %1; yours counts.</source>
        <translation>In den Spielregeln heißen dieselben Züge %1; Ihre gilt.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::OpeningsEditor</name>
    <message>
        <source>Put it aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>It cannot be renamed.</source>
        <translation>Sie lässt sich nicht umbenennen.</translation>
    </message>
    <message>
        <source>It is called %1 now.</source>
        <translation>Sie heißt jetzt %1.</translation>
    </message>
    <message>
        <source>It stays as it is. To write names of your own, mend it or put it aside.</source>
        <translation>Sie bleibt, wie sie ist. Um eigene Namen zu schreiben, bringen Sie sie in Ordnung, oder legen Sie sie beiseite.</translation>
    </message>
    <message>
        <source>This one is the rulebooks'. “Copy” makes one of your own of it.</source>
        <translation>Diese steht in den Spielregeln. „Kopieren“ macht eine eigene daraus.</translation>
    </message>
    <message>
        <source>%1 cannot be kept yet: %2</source>
        <translation>%1 lässt sich noch nicht speichern: %2</translation>
    </message>
    <message>
        <source>Somebody else has changed these names meanwhile. Theirs and yours are both in the list now; look at them and save again.</source>
        <translation>Jemand anderes hat diese Namen inzwischen geändert. Beides steht jetzt in der Liste; sehen Sie es durch und speichern Sie noch einmal.</translation>
    </message>
    <message>
        <source>Both of you have changed %1: yours keeps the code, theirs has one of its own.</source>
        <translation>Beide haben %1 geändert: Die Ihre behält das Kürzel, die andere hat ein eigenes.</translation>
    </message>
    <message>
        <source>Names of openings</source>
        <translation>Namen von Eröffnungen</translation>
    </message>
    <message>
        <source>Keep what you have changed?</source>
        <translation>Speichern, was Sie geändert haben?</translation>
    </message>
    <message>
        <source>Do not keep it</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Go on editing</source>
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
        <source>The other nation has the admiral.</source>
        <translation>Das andere Volk hat den Admiral.</translation>
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
        <source>As many players as nations</source>
        <translation>So viele Spieler wie Völker</translation>
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
        <translation>Die der Spielregel</translation>
    </message>
    <message>
        <source>As in the program</source>
        <translation>Die des Programms</translation>
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
        <translation>%1 passt nicht zu diesem Spiel. Das Menü Partien und Dateien öffnet ein Formular, das sagt, warum.</translation>
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
        <source>A board that comes with the program has this id.</source>
        <translation>Ein mitgelieferter Spielplan hat diese Kennung.</translation>
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
        <translation>%1 ist größer als jeder Spielplan.</translation>
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
        <source>Files of the editor (*.json);;All files (*)</source>
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
        <source>Nothing found: games can be played with it.</source>
        <translation>Keine Mängel: Damit kann gespielt werden.</translation>
    </message>
    <message>
        <source>A file with findings cannot be played with.</source>
        <translation>Mit einer Datei mit Mängeln kann nicht gespielt werden.</translation>
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
        <translation>Es gibt Änderungen, die nicht gespeichert sind.</translation>
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
        <source>%1 was changed elsewhere since it was opened. Saving replaces what is in it now.</source>
        <translation>%1 wurde anderswo geändert, seit sie geöffnet wurde. Speichern ersetzt, was jetzt darin steht.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>There are unsaved changes. What the list of findings names keeps them from being saved.</source>
        <translation>Es gibt ungespeicherte Änderungen. Solange die Liste Mängel nennt, können sie nicht gespeichert werden.</translation>
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
        <translation>Entf nimmt eine Provinz heraus</translation>
    </message>
    <message>
        <source>Note the pact</source>
        <translation>Pakt festhalten</translation>
    </message>
    <message>
        <source>Nobody enters</source>
        <translation>Niemand betritt</translation>
    </message>
    <message>
        <source>Until this round is over</source>
        <translation>Bis diese Runde vorbei ist</translation>
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
        <source>This game is not shown any more, so the pact was not noted.</source>
        <translation>Diese Partie wird nicht mehr gezeigt, darum ist der Pakt nicht festgehalten.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PaperReport</name>
    <message>
        <source>The position at the end</source>
        <translation>Die Stellung am Ende</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>What everybody had at the end</source>
        <translation>Was alle am Ende hatten</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>%1, led by %2</source>
        <translation>%1, geführt von %2</translation>
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
        <source>The record ends before the game does.</source>
        <translation>Die Aufzeichnung endet vor der Partie.</translation>
    </message>
    <message>
        <source>%1 rounds, %2 events</source>
        <translation>%1 Runden, %2 Ereignisse</translation>
    </message>
    <message>
        <source>The board is reconstructed, not the printed one.</source>
        <translation>Der Spielplan ist rekonstruiert, nicht der gedruckte.</translation>
    </message>
    <message>
        <source>Made with Annales</source>
        <translation>Gemacht mit Annales</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PickTrail</name>
    <message>
        <source>Take back (Backspace)</source>
        <translation>Zurücknehmen (Rücktaste)</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Zurücknehmen: %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PictureForm</name>
    <message>
        <source>Place a photo or scan of your own printed board under the map and correct borders and outlines to match it. The picture stays on this computer and never becomes part of the board.</source>
        <translation>Ein Foto oder einen Scan des eigenen gedruckten Spielplans unter die Karte legen, um Grenzen und Umrisse danach zu berichtigen. Das Bild bleibt auf diesem Rechner und wird nie Teil des Spielplans.</translation>
    </message>
    <message>
        <source>&amp;Choose a picture…</source>
        <translation>Bild wäh&amp;len…</translation>
    </message>
    <message>
        <source>Remove it</source>
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
        <source>%1 is not a picture that can be shown: %2</source>
        <translation>%1 ist kein Bild, das sich zeigen lässt: %2</translation>
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
        <source>Put &amp;square…</source>
        <translation>&amp;Entzerren…</translation>
    </message>
    <message>
        <source>Click the four corners of the printed board, clockwise from the upper left one</source>
        <translation>Auf die vier Ecken des gedruckten Plans klicken, von links oben im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>These four places are not the corners of a board.</source>
        <translation>Diese vier Stellen sind nicht die Ecken eines Plans.</translation>
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
        <source>Who plays which nation after your moves: by hand, as recorded, a bot</source>
        <translation>Wer nach Ihren Zügen welches Volk spielt: von Hand, wie aufgezeichnet, ein Bot</translation>
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
        <source>What they have played so far stays</source>
        <translation>Was sie bis hierher gespielt haben, bleibt</translation>
    </message>
    <message>
        <source>The autopilots play on from here, until somebody by hand is to decide; Undo takes it back in one step</source>
        <translation>Die Autopiloten spielen von hier weiter, bis jemand von Hand entscheiden muss; Rückgängig nimmt es in einem Schritt zurück</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PilotBook</name>
    <message>
        <source>Something else is shown now, so the autopilots have stopped.</source>
        <translation>Jetzt wird etwas anderes gezeigt, deshalb haben die Autopiloten aufgehört.</translation>
    </message>
    <message>
        <source>Everybody is played by hand. Choose autopilots first.</source>
        <translation>Alle werden von Hand gespielt. Wählen Sie zuerst Autopiloten.</translation>
    </message>
    <message>
        <source>The game is being recorded: autopilots play in what-if lines only.</source>
        <translation>Die Partie wird aufgezeichnet: Autopiloten spielen nur in Was-wäre-wenn-Linien.</translation>
    </message>
    <message>
        <source>The autopilots play…</source>
        <translation>Die Autopiloten spielen…</translation>
    </message>
    <message numerus="yes">
        <source>The autopilots play: round %1, %n event(s)…</source>
        <translation>
            <numerusform>Die Autopiloten spielen: Runde %1, %n Ereignis…</numerusform>
            <numerusform>Die Autopiloten spielen: Runde %1, %n Ereignisse…</numerusform>
        </translation>
    </message>
    <message>
        <source>From here on a bot plays them.</source>
        <translation>Ab hier spielt sie ein Bot.</translation>
    </message>
    <message>
        <source>From here on you play them.</source>
        <translation>Ab hier spielen Sie sie.</translation>
    </message>
    <message>
        <source>%1 may answer now. “Go on” leaves it unanswered.</source>
        <comment>nation</comment>
        <translation>%1 können jetzt antworten. „Weiter“ lässt es unbeantwortet.</translation>
    </message>
    <message>
        <source>The autopilots were stopped.</source>
        <translation>Die Autopiloten wurden angehalten.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PilotDialog</name>
    <message>
        <source>Autopilots</source>
        <translation>Autopiloten</translation>
    </message>
    <message>
        <source>After each move by hand in a what-if line the autopilots play, until somebody by hand is to decide.</source>
        <translation>Nach jedem Zug von Hand in einer Was-wäre-wenn-Linie spielen die Autopiloten, bis jemand von Hand entscheiden muss.</translation>
    </message>
    <message>
        <source>Everybody as &amp;recorded</source>
        <translation>Alle wie &amp;aufgezeichnet</translation>
    </message>
    <message>
        <source>Everybody by &amp;hand</source>
        <translation>Alle von &amp;Hand</translation>
    </message>
    <message>
        <source>As recorded: round by round what the nation did on the line that you go on from, as long as it is legal; payments, gains and losses are made to fit. One step of Undo takes back what the autopilots played.</source>
        <translation>Wie aufgezeichnet: Runde für Runde, was das Volk auf der Linie tat, von der Sie weiterspielen, solange es erlaubt ist; Zahlungen, Erträge und Verluste werden angepasst. Ein Schritt Rückgängig nimmt zurück, was die Autopiloten gespielt haben.</translation>
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
        <source>greedy, a style by seat</source>
        <translation>gierig, Stil je nach Platz</translation>
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
        <source>by win probability</source>
        <translation>nach Gewinnwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>with rollouts (slow)</source>
        <translation>mit Fortsetzungen (langsam)</translation>
    </message>
    <message>
        <source>searching whole turns (slow)</source>
        <translation>mit Suche nach ganzen Zügen (langsam)</translation>
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
</context>
<context>
    <name>annales::viewer::PlayCard</name>
    <message>
        <source>Pay</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Play it (Enter)</source>
        <translation>Spielen (Enter)</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>How it is paid (← and →)</source>
        <translation>Wie gezahlt wird (← und →)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PlayPanel</name>
    <message>
        <source>Type to find, Enter plays</source>
        <translation>Tippen sucht, Eingabetaste spielt</translation>
    </message>
    <message>
        <source>Find what to play</source>
        <translation>Suchen, was gespielt wird</translation>
    </message>
    <message>
        <source>The beginning of any word; ↑ and ↓ go through the list, Backspace goes back</source>
        <translation>Der Anfang irgendeines Wortes; ↑ und ↓ gehen durch die Liste, die Rücktaste geht zurück</translation>
    </message>
    <message>
        <source>What may be played</source>
        <translation>Was gespielt werden darf</translation>
    </message>
    <message>
        <source>End the turn and stop there</source>
        <translation>Zug beenden und dort anhalten</translation>
    </message>
    <message>
        <source>The next turn does not begin by itself, so the game can be broken off here</source>
        <translation>Nichts beginnt von selbst: Die Partie kann abgebrochen werden</translation>
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
        <source>Nothing you may play starts like that.</source>
        <translation>Nichts Spielbares beginnt so.</translation>
    </message>
    <message>
        <source>Nothing can be played after the end.</source>
        <translation>Nach dem Ende wird nichts mehr gespielt.</translation>
    </message>
    <message>
        <source>There is nothing left to do but continue.</source>
        <translation>Es bleibt nur, weiterzugehen.</translation>
    </message>
    <message>
        <source>Nothing may be played here.</source>
        <translation>Hier darf nichts gespielt werden.</translation>
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
        <source>First choose a personage.</source>
        <translation>Wählen Sie zuerst eine Persönlichkeit.</translation>
    </message>
    <message>
        <source>Nothing may move from %1 to %2 now.</source>
        <translation>Von %1 nach %2 kann jetzt nichts ziehen.</translation>
    </message>
    <message>
        <source>Nothing was played: first type what to play, or go to it with ↓. Ctrl+Enter ends the turn.</source>
        <translation>Nichts wurde gespielt: Erst tippen, was gespielt wird, oder mit ↓ dorthin gehen. Strg+Enter beendet den Zug.</translation>
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
        <source>Legions among the losses; the others are galleys</source>
        <translation>Legionen unter den Verlusten; die anderen sind Galeeren</translation>
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
        <source>Eventful pace: dwell on what matters, hurry over the rest</source>
        <translation>Tempo nach Gewicht: bei Wichtigem verweilen, über den Rest eilen</translation>
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
        <source>How playback advances</source>
        <translation>Schrittweite beim Abspielen</translation>
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
        <source>Go to an event, or with r to a round (Ctrl+G)</source>
        <translation>Zu einem Ereignis gehen, mit r zu einer Runde (Strg+G)</translation>
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
</context>
<context>
    <name>annales::viewer::PlayedOutView</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Rounds to the end: %1 in the middle, 95 in 100 take %2 to %3</source>
        <translation>Runden bis zum Ende: %1 in der Mitte, 95 von 100 dauern %2 bis %3</translation>
    </message>
</context>
<context>
    <name>annales::viewer::PositionSource</name>
    <message>
        <source>First end changing the decision; then play the move.</source>
        <translation>Erst die Änderung der Entscheidung beenden; dann den Zug spielen.</translation>
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
    <name>annales::viewer::PracticeWords</name>
    <message>
        <source>%1 cannot be read; it is put aside as %2 when the next answer is kept.</source>
        <translation>%1 lässt sich nicht lesen; sobald die nächste Antwort gespeichert wird, kommt sie als %2 beiseite.</translation>
    </message>
    <message numerus="yes">
        <source>%n kept question(s) make no sense and are left out.</source>
        <translation>
            <numerusform>%n gespeicherte Frage ergibt keinen Sinn und ist ausgelassen.</numerusform>
            <numerusform>%n gespeicherte Fragen ergeben keinen Sinn und sind ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer is not kept: %1 cannot be written. %2</source>
        <translation>Die Antwort ist nicht gespeichert: %1 lässt sich nicht schreiben. %2</translation>
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
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ihr &amp;Name</translation>
    </message>
    <message>
        <source>Your lines and remarks are signed with it.</source>
        <translation>Ihre Linien und Anmerkungen tragen ihn.</translation>
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
        <source>Ask where it goes</source>
        <translation>Fragen, wohin sie soll</translation>
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
        <source>not named</source>
        <translation>nicht genannt</translation>
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
        <source>While no nation has it</source>
        <translation>Solange kein Volk ihn hat</translation>
    </message>
    <message>
        <source>These are not prices: %1</source>
        <translation>Das sind keine Preise: %1</translation>
    </message>
    <message>
        <source>as in the program</source>
        <translation>wie im Programm</translation>
    </message>
    <message>
        <source>%1, later</source>
        <translation>%1, später</translation>
    </message>
    <message>
        <source>%1, first</source>
        <translation>%1, zuerst</translation>
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
        <source>As the printer is set up</source>
        <translation>Wie am Drucker eingestellt</translation>
    </message>
    <message>
        <source>One side</source>
        <translation>Einseitig</translation>
    </message>
    <message>
        <source>Both sides</source>
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
    <message>
        <source>Private remarks</source>
        <translation>Private Anmerkungen</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) are only for you, or answer such.</source>
        <translation>
            <numerusform>%n Anmerkung ist nur für Sie oder antwortet auf eine solche.</numerusform>
            <numerusform>%n Anmerkungen sind nur für Sie oder antworten auf solche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Write them as well</source>
        <translation>Auch schreiben</translation>
    </message>
    <message numerus="yes">
        <source>%n private remark(s) were left out.</source>
        <translation>
            <numerusform>%n private Anmerkung wurde ausgelassen.</numerusform>
            <numerusform>%n private Anmerkungen wurden ausgelassen.</numerusform>
        </translation>
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
        <translation>die letzte Stadt ist nicht zu erobern</translation>
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
        <source>none can stand at sea</source>
        <translation>auf See unmöglich</translation>
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
        <source>What logs call the province: lowercase letters, digits and hyphens</source>
        <translation>So heißt die Provinz in Protokollen: Kleinbuchstaben, Ziffern und Bindestriche</translation>
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
        <translation>Ihr Grund gehört dann niemandem. Das Werkzeug Vereinen gibt ihn einem Nachbarn.</translation>
    </message>
    <message>
        <source>Click a province on the board, or choose it above.</source>
        <translation>Eine Provinz auf dem Spielplan anklicken oder oben wählen.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>%1 of %2 nations</source>
        <translation>%1 bei %2 Völkern</translation>
    </message>
    <message>
        <source>neutral temple among %1 nations</source>
        <translation>neutraler Tempel bei %1 Völkern</translation>
    </message>
    <message>
        <source>nobody's start city</source>
        <translation>niemandes Startstadt</translation>
    </message>
    <message>
        <source>Border with %1</source>
        <translation>Grenze zu %1</translation>
    </message>
</context>
<context>
    <name>annales::viewer::QuestionsPanel</name>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Reading games: %1 of %2</source>
        <translation>Partien werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>Asking: %1 of %2 parts</source>
        <translation>Es wird gefragt: %1 von %2 Teilen</translation>
    </message>
    <message>
        <source>Open a library: its games are asked.</source>
        <translation>Öffnen Sie eine Sammlung: Ihre Partien werden gefragt.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Es wird gefragt…</translation>
    </message>
    <message>
        <source>For example: nation = romans and temples &gt;= 2 and round &lt;= 5</source>
        <translation>Zum Beispiel: nation = romans and temples &gt;= 2 and round &lt;= 5</translation>
    </message>
    <message>
        <source>Enter asks.</source>
        <translation>Die Eingabetaste fragt.</translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 nations, %4 events.</source>
        <translation>%1 von %2 Partien, %3 Völker, %4 Ereignisse.</translation>
    </message>
    <message>
        <source>It holds nowhere.</source>
        <translation>Das gilt nirgends.</translation>
    </message>
    <message>
        <source>So few games say little: look at the bars, not at the shares.</source>
        <translation>So wenige Partien sagen wenig: Sehen Sie auf die Balken, nicht auf die Anteile.</translation>
    </message>
    <message>
        <source>The first %1 are listed; the file has all.</source>
        <translation>Die ersten %1 sind aufgeführt; die Datei hat alle.</translation>
    </message>
    <message>
        <source>Enter opens the game there.</source>
        <translation>Die Eingabetaste öffnet die Partie dort.</translation>
    </message>
    <message>
        <source>Not asked to the end.</source>
        <translation>Nicht zu Ende gefragt.</translation>
    </message>
    <message>
        <source>Save as a collection…</source>
        <translation>Als Auswahl aufbewahren…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>The library has a collection “%1” already. Replace it?</source>
        <translation>Die Sammlung hat schon eine Auswahl „%1“. Soll sie ersetzt werden?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>The library has the collection “%1”.</source>
        <translation>Die Sammlung hat nun die Auswahl „%1“.</translation>
    </message>
    <message>
        <source>The collection “%1” is deleted; its games stay.</source>
        <translation>Die Auswahl „%1“ ist gelöscht; ihre Partien bleiben.</translation>
    </message>
    <message>
        <source>Save as a collection</source>
        <translation>Als Auswahl aufbewahren</translation>
    </message>
    <message>
        <source>Name of the collection:</source>
        <translation>Name der Auswahl:</translation>
    </message>
    <message>
        <source>Save the answer as a table</source>
        <translation>Die Antwort als Tabelle sichern</translation>
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
        <source>Where in all games does something hold?</source>
        <translation>Wo in allen Partien gilt etwas?</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
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
        <source>Questions that the library keeps</source>
        <translation>Fragen, die die Sammlung aufbewahrt</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>The whole answer as a table for a spreadsheet</source>
        <translation>Die ganze Antwort als Tabelle für ein Rechenblatt</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Gezeigt als</translation>
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
        <source>Reconstructed, not as printed: %1. Enter those of your own box from the menu “Games and files”.</source>
        <translation>Rekonstruiert, nicht wie gedruckt: %1. Das Menü „Partien und Dateien“ nimmt die eigenen Zahlen auf.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RecordCommands</name>
    <message>
        <source>Something else is shown now, so nothing was corrected.</source>
        <translation>Jetzt wird etwas anderes gezeigt: Nichts ist berichtigt.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>%1 cannot be merged: %2</source>
        <translation>%1 lässt sich nicht übernehmen: %2</translation>
    </message>
    <message>
        <source>%1 has nothing that you do not already have.</source>
        <translation>%1 enthält nichts, was Sie nicht schon haben.</translation>
    </message>
    <message>
        <source>Nothing was merged.</source>
        <translation>Nichts ist übernommen.</translation>
    </message>
    <message>
        <source>Something else is shown now, so nothing was merged.</source>
        <translation>Jetzt wird etwas anderes gezeigt: Nichts ist übernommen.</translation>
    </message>
    <message>
        <source>Something else is shown now, so the beginning was not put right.</source>
        <translation>Jetzt wird etwas anderes gezeigt: Der Beginn ist nicht berichtigt.</translation>
    </message>
    <message>
        <source>Only the beginning of a game that is being recorded can be put right.</source>
        <translation>Nur der Beginn einer Partie, die gerade aufgezeichnet wird, kann berichtigt werden.</translation>
    </message>
    <message>
        <source>The game begins again; what was played before is kept in the old record.</source>
        <translation>Die Partie beginnt neu; was vorher gespielt wurde, steht in der alten Aufzeichnung.</translation>
    </message>
    <message numerus="yes">
        <source>The game begins again: %n event(s) kept, %1 left out.</source>
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
        <source>Enter or F3: next; with Shift: previous. Words in "quotes" are searched as a phrase.</source>
        <translation>Eingabetaste oder F3: weiter, mit Umschalt: zurück. Wörter in "Anführungszeichen" gehören zusammen.</translation>
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
        <source>The wheel moves through the game; with Alt it scrolls.</source>
        <translation>Das Mausrad geht Ereignis für Ereignis durch die Partie; mit Alt rollt es.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>What happened, in sentences.</source>
        <translation>Was geschah, in Sätzen.</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Buchführung</translation>
    </message>
    <message>
        <source>What every event changed, in numbers.</source>
        <translation>Was jedes Ereignis änderte, in Zahlen.</translation>
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
        <source>Click to go there. The wheel moves by event, with Shift by round; with Alt it scrolls, with Ctrl it changes the size. Alt with the up and down arrows goes to the lines that branch off here; Enter shows one.</source>
        <translation>Klicken geht dorthin. Das Mausrad geht Ereignis für Ereignis, mit Umschalt Runde für Runde; mit Alt rollt es, mit Strg ändert es die Größe. Alt mit den Pfeilen auf und ab geht zu den Linien, die hier abzweigen; die Eingabetaste zeigt eine.</translation>
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
</context>
<context>
    <name>annales::viewer::RecordReader</name>
    <message>
        <source>%1 cannot be merged. Row %2: %3</source>
        <translation>%1 lässt sich nicht übernehmen. Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1 has no record of this game. First open the game it is about.</source>
        <translation>%1 enthält diese Partie nicht. Öffnen Sie zuerst die Partie, zu der die Datei gehört.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RecordTree</name>
    <message>
        <source>Open a game to read what happened.</source>
        <translation>Erst eine Partie öffnen, dann steht hier, was geschah.</translation>
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
        <source>A link to an event, a province or a line (Ctrl+K)</source>
        <translation>Verweis auf ein Ereignis, eine Provinz oder eine Linie (Strg+K)</translation>
    </message>
    <message>
        <source>Event number, province or line</source>
        <translation>Nummer eines Ereignisses, Provinz oder Linie</translation>
    </message>
    <message>
        <source>The nation it is about</source>
        <translation>Das Volk, um das es geht</translation>
    </message>
    <message>
        <source>Who may see it</source>
        <translation>Wer sie sehen soll</translation>
    </message>
    <message>
        <source>Make it a new remark</source>
        <translation>Zu einer neuen Anmerkung machen</translation>
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
        <source>The nation whose play it judges. “No nation”: it is about the position or about all.</source>
        <translation>Das Volk, dessen Spiel beurteilt wird. „Kein Volk“: Es geht um die Stellung oder um alle.</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>Schlagwörter, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>Tags, with commas between them: weak opening, trade</source>
        <translation>Schlagwörter, mit Kommas dazwischen: schwache Eröffnung, Handel</translation>
    </message>
    <message>
        <source>No nation</source>
        <translation>Kein Volk</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RemarkFile</name>
    <message>
        <source>Documents in Markdown (*.md)</source>
        <translation>Dokumente in Markdown (*.md)</translation>
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
        <source>Find in remarks</source>
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
        <source>Write the listed remarks to a file (Ctrl+Shift+E)</source>
        <translation>Die aufgelisteten Anmerkungen in eine Datei schreiben (Strg+Umschalt+E)</translation>
    </message>
    <message>
        <source>This game has no remarks yet. D writes one.</source>
        <translation>Diese Partie hat noch keine Anmerkungen. D schreibt eine.</translation>
    </message>
    <message>
        <source>No remarks match. Remove a filter first.</source>
        <translation>Keine Anmerkung kommt durch den Filter. Nehmen Sie zuerst eine Bedingung weg.</translation>
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
        <translation>Keine Partie ist offen.</translation>
    </message>
    <message>
        <source>Remarks on this game are read-only.</source>
        <translation>Anmerkungen zu dieser Partie lassen sich lesen, nicht schreiben.</translation>
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
        <translation>Der Entwurf lässt sich nicht sichern.</translation>
    </message>
    <message>
        <source>Draft saved</source>
        <translation>Entwurf, gesichert</translation>
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
        <source>First save or clear what you have written.</source>
        <translation>Speichern oder leeren Sie zuerst, was Sie geschrieben haben.</translation>
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
        <source>This link leads nowhere.</source>
        <translation>Dieser Verweis führt nirgendwohin.</translation>
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
        <source>It cannot be printed.</source>
        <translation>Es lässt sich nicht drucken.</translation>
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
        <source>What the report is about</source>
        <translation>Worüber berichtet wird</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
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
        <source>Open a library first: reports are about its games.</source>
        <translation>Zuerst eine Sammlung öffnen: Berichte handeln von ihren Partien.</translation>
    </message>
    <message>
        <source>Reading the games of the library…</source>
        <translation>Die Partien der Sammlung werden gelesen…</translation>
    </message>
    <message>
        <source>No game of the library says who played.</source>
        <translation>Keine Partie der Sammlung sagt, wer gespielt hat.</translation>
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
        <source>Looking for the games with %1…</source>
        <translation>Die Partien mit %1 werden gesucht…</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save the report as PDF, or set up a printer.</source>
        <translation>Auf diesem Computer ist kein Drucker eingerichtet. Speichern Sie den Bericht als PDF, oder richten Sie einen Drucker ein.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>%1 has tables of this report already. Replace them?</source>
        <translation>In %1 gibt es schon Tabellen dieses Berichts. Sollen sie ersetzt werden?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
</context>
<context>
    <name>annales::viewer::Rescue</name>
    <message>
        <source>Everything is saved in %1 and goes on there.</source>
        <translation>Alles ist in %1 gesichert und geht dort weiter.</translation>
    </message>
    <message>
        <source>The open games are saved in %1 and go on there; the others could not be read.</source>
        <translation>Die offenen Partien sind in %1 gesichert und gehen dort weiter; die anderen ließen sich nicht lesen.</translation>
    </message>
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
        <source>Games that are open can still be saved now. Drafts of remarks are kept in any case.</source>
        <translation>Offene Partien lassen sich jetzt noch sichern. Entwürfe von Anmerkungen bleiben auf jeden Fall.</translation>
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
        <source>Something removed the locks of %1. It is locked again, and nothing was lost.</source>
        <translation>Etwas hat die Sperren von %1 entfernt. Die Sammlung ist wieder gesperrt; nichts ging verloren.</translation>
    </message>
    <message>
        <source>Files beside %1 were removed while it was open. Annales opened it again, and nothing was lost.</source>
        <translation>Dateien neben %1 wurden entfernt, während die Sammlung geöffnet war. Annales hat sie neu geöffnet; nichts ging verloren.</translation>
    </message>
    <message numerus="yes">
        <source>Files beside %1 were removed while it was open. Annales opened it again and saved %n change(s) of the open games once more.</source>
        <translation>
            <numerusform>Dateien neben %1 wurden entfernt, während die Sammlung geöffnet war. Annales hat sie neu geöffnet und eine Änderung der offenen Partien noch einmal gespeichert.</numerusform>
            <numerusform>Dateien neben %1 wurden entfernt, während die Sammlung geöffnet war. Annales hat sie neu geöffnet und %n Änderungen der offenen Partien noch einmal gespeichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::RibbonView</name>
    <message>
        <source>Not analysed yet</source>
        <translation>Noch nicht analysiert</translation>
    </message>
    <message>
        <source>Chances to win</source>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <source>The chances of all nations on top of each other, along the timeline; plus and minus zoom</source>
        <translation>Die Chancen aller Völker übereinander, entlang der Zeitleiste; Plus und Minus vergrößern und verkleinern</translation>
    </message>
    <message>
        <source>Where the line ends</source>
        <translation>Wo die Linie endet</translation>
    </message>
    <message>
        <source>%1: gives away %2 in 100</source>
        <translation>%1: verschenkt %2 von 100</translation>
    </message>
</context>
<context>
    <name>annales::viewer::RondelView</name>
    <message>
        <source>Open a game to see its rondel.</source>
        <translation>Erst eine Partie öffnen, dann steht hier ihr Rondell.</translation>
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
        <source>Not on it yet</source>
        <translation>Noch nicht darauf</translation>
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
        <source>%1: costs the %2 %n of marble, iron, gold or coins</source>
        <comment>space, nation</comment>
        <translation>
            <numerusform>%1: %2 zahlen %n Marmor, Eisen, Gold oder Münze</numerusform>
            <numerusform>%1: %2 zahlen %n an Marmor, Eisen, Gold oder Münzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::SignWords</name>
    <message>
        <source>The move (one)</source>
        <translation>Der Zug (eines)</translation>
    </message>
    <message>
        <source>The position of a nation (one)</source>
        <translation>Die Lage eines Volkes (eines)</translation>
    </message>
    <message>
        <source>Observations (any number)</source>
        <translation>Beobachtungen (beliebig viele)</translation>
    </message>
</context>
<context>
    <name>annales::viewer::SparedFiles</name>
    <message>
        <source>%1 belongs to a library that is open here. Choose another file.</source>
        <translation>%1 gehört zu einer Sammlung, die hier geöffnet ist. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>it belongs to a library that is open here</source>
        <translation>die Datei gehört zu einer Sammlung, die hier geöffnet ist</translation>
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
        <translation>Eine Bedingung wegnehmen oder alle Partien zeigen.</translation>
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
        <source>Begin with the sample games or the tour, or open a library of your own: one file that keeps all your games.</source>
        <translation>Mit den Beispielpartien oder dem Rundgang beginnen, oder eine eigene Sammlung öffnen: eine Datei, in der alle Partien liegen.</translation>
    </message>
    <message>
        <source>All games are deleted from the list</source>
        <translation>Alle Partien sind aus der Liste gelöscht</translation>
    </message>
    <message>
        <source>The library still has them.</source>
        <translation>Die Sammlung hat sie noch.</translation>
    </message>
    <message>
        <source>Show deleted games</source>
        <translation>Gelöschte Partien zeigen</translation>
    </message>
    <message>
        <source>Import files with games (%1), or drop files and folders here.</source>
        <translation>Importieren Sie Dateien mit Partien (%1), oder ziehen Sie Dateien und Ordner hierher.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::StartsForm</name>
    <message>
        <source>Choose a nation, then click its three start cities on the board: marble, iron, gold. Ticked nations play; the first one begins.</source>
        <translation>Ein Volk wählen, dann seine drei Startstädte auf dem Spielplan anklicken: Marmor, Eisen, Gold. Völker mit Häkchen spielen mit, das erste beginnt.</translation>
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
        <source>Who gets the cities you click</source>
        <translation>Wer die angeklickten Städte bekommt</translation>
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
    <name>annales::viewer::StudyCommands</name>
    <message numerus="yes">
        <source>%n event(s) copied to the clipboard.</source>
        <translation>
            <numerusform>%n Ereignis liegt in der Zwischenablage.</numerusform>
            <numerusform>%n Ereignisse liegen in der Zwischenablage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something else is shown now, so the card was not played.</source>
        <translation>Inzwischen wird etwas anderes gezeigt, darum wurde die Karte nicht gespielt.</translation>
    </message>
    <message>
        <source>Playing what was typed…</source>
        <translation>Getipptes wird gespielt…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message numerus="yes">
        <source>What stood in brackets, %n what-if line(s), was not played.</source>
        <translation>
            <numerusform>Was in Klammern stand, %n Was-wäre-wenn-Linie, wurde nicht gespielt.</numerusform>
            <numerusform>Was in Klammern stand, %n Was-wäre-wenn-Linien, wurde nicht gespielt.</numerusform>
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
        <source>Go to the next one</source>
        <translation>Zum nächsten gehen</translation>
    </message>
    <message>
        <source>A number next to a symbol shows how many share its place.
Click or drag to go there. Ctrl+wheel zooms.</source>
        <translation>Eine Zahl neben einem Symbol: So viele fallen zusammen.
Klicken oder ziehen: dorthin gehen. Strg+Mausrad: zoomen.</translation>
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
        <source>Another tag needs a name.</source>
        <translation>Ein weiteres Schlagwort braucht einen Namen.</translation>
    </message>
    <message>
        <source>Names beginning with “library.” or “line-author.” belong to the program.</source>
        <translation>Namen mit „library.“ oder „line-author.“ am Anfang gehören dem Programm.</translation>
    </message>
</context>
<context>
    <name>annales::viewer::ThreadView</name>
    <message>
        <source>About the whole game</source>
        <translation>Zur ganzen Partie</translation>
    </message>
    <message>
        <source>There are no remarks here in the layers shown.</source>
        <translation>In den gezeigten Ebenen steht hier nichts.</translation>
    </message>
    <message>
        <source>There are no remarks here yet.</source>
        <translation>Hier steht noch nichts.</translation>
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
        <translation>Keine Partie ist offen. Eine aus der Sammlung öffnen, um ihre Zeitleiste zu sehen.</translation>
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
        <source>This is a whole game as it was played. Press %1 for the next turn. The board, the record and all tables follow.</source>
        <translation>Das ist eine ganze Partie, wie sie gespielt wurde. Die Taste %1 führt zum nächsten Zug. Spielplan, Protokoll und alle Tabellen folgen.</translation>
    </message>
    <message>
        <source>Play it back</source>
        <translation>Die Partie abspielen</translation>
    </message>
    <message>
        <source>%1 plays the game back; the same key pauses it.</source>
        <translation>%1 spielt die Partie ab; dieselbe Taste hält sie an.</translation>
    </message>
    <message>
        <source>Follow a nation</source>
        <translation>Einem Volk folgen</translation>
    </message>
    <message>
        <source>%1 selects a nation, and once more the next one. Charts and tables point it out.</source>
        <translation>%1 wählt ein Volk, noch einmal gedrückt das nächste. Diagramme und Tabellen heben es hervor.</translation>
    </message>
    <message>
        <source>What if?</source>
        <translation>Was wäre wenn?</translation>
    </message>
    <message>
        <source>%1 shows what may be played here. Play something else: a line of your own begins, and the recorded game stays as it is.</source>
        <translation>%1 zeigt, was hier gespielt werden darf. Spielen Sie etwas anderes: Eine eigene Linie beginnt, und die aufgezeichnete Partie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Back to what was played</source>
        <translation>Zurück zum Gespielten</translation>
    </message>
    <message>
        <source>%1 leads back to the recorded line. Your line stays among the lines.</source>
        <translation>%1 führt zurück zur aufgezeichneten Linie. Ihre eigene bleibt unter den Linien.</translation>
    </message>
    <message>
        <source>Say what you think</source>
        <translation>Sagen, was man denkt</translation>
    </message>
    <message>
        <source>%1 writes a remark on the shown event; Ctrl+Enter saves it.</source>
        <translation>%1 schreibt eine Anmerkung zum gezeigten Ereignis; Strg+Enter speichert sie.</translation>
    </message>
    <message>
        <source>All your games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>%1 shows the library, and leads back to the game. There you import, filter and export.</source>
        <translation>%1 zeigt die Sammlung und führt zurück zur Partie. Dort importieren, filtern und exportieren Sie.</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Alles Übrige</translation>
    </message>
    <message>
        <source>%1 shows all keys. That was the tour: it stays in the menu Help.</source>
        <translation>%1 zeigt alle Tasten. Das war der Rundgang: Er bleibt im Menü Hilfe.</translation>
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
    <name>annales::viewer::TroubleBanner</name>
    <message>
        <source>%1 What you write from now on is kept as a draft only.</source>
        <translation>%1 Was Sie von jetzt an schreiben, bleibt nur als Entwurf erhalten.</translation>
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
        <source>That is more than anybody types: up to %1 KB are read here. Save it in a file and open that; nothing was changed.</source>
        <translation>Das ist mehr, als jemand tippt: Bis %1 KB werden hier gelesen. Speichern Sie es in einer Datei und öffnen Sie die; nichts wurde geändert.</translation>
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
        <source>A turn in the notation AGN, such as Temple (g1) Roma, in English, German or Latin: the space, then what was done. Enter plays it, Tab takes the word that is offered, three dots leave the turn open; {a remark} and ?! may stand behind anything.</source>
        <translation>Ein Zug in der Notation AGN, etwa Tempel (g1) Roma, auf Englisch, Deutsch oder Latein: das Feld, dann was getan wurde. Die Eingabetaste spielt ihn, Tab nimmt das angebotene Wort, drei Punkte lassen den Zug offen; {eine Anmerkung} und ?! dürfen hinter allem stehen.</translation>
    </message>
    <message>
        <source>%1: to move</source>
        <comment>a nation</comment>
        <translation>%1: am Zug</translation>
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
</context>
<context>
    <name>annales::viewer::TurnsForm</name>
    <message>
        <source>Turn %1</source>
        <translation>%1. Zug</translation>
    </message>
    <message>
        <source>One more turn</source>
        <translation>Ein Zug mehr</translation>
    </message>
    <message>
        <source>One turn fewer</source>
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
        <source>Recorded line</source>
        <translation>Aufgezeichnete Linie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What if: “%1” branches off the recorded game after event %2 (%3)</source>
        <translation>Was wäre wenn: „%1“ verlässt die aufgezeichnete Partie nach Ereignis %2 (%3)</translation>
    </message>
</context>
</TS>
