<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>ColumnPlot</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RacePlot</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <translation>
            <numerusform>%1 of %n point</numerusform>
            <numerusform>%1 of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n know-how open</source>
        <translation>
            <numerusform>%n know-how open</numerusform>
            <numerusform>%n know-how open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n temples to take</source>
        <translation>
            <numerusform>%n temple to take</numerusform>
            <numerusform>%n temples to take</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message numerus="yes">
        <source>… %n more events</source>
        <translation>
            <numerusform>… %n more event</numerusform>
            <numerusform>… %n more events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::AnalysisBook</name>
    <message numerus="yes">
        <source>%n row(s) of the analyses of this game are damaged and left out; a check of the library names them.</source>
        <translation>
            <numerusform>%n row of the analyses of this game is damaged and left out; a check of the library names it.</numerusform>
            <numerusform>%n rows of the analyses of this game are damaged and left out; a check of the library names them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::AnalysisPanel</name>
    <message numerus="yes">
        <source>%1: %n question(s)</source>
        <translation>
            <numerusform>%1: %n question</numerusform>
            <numerusform>%1: %n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Due today: %n question(s)</source>
        <translation>
            <numerusform>Due today: %n question</numerusform>
            <numerusform>Due today: %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::AnalysisWords</name>
    <message numerus="yes">
        <source>%n rollout(s)</source>
        <translation>
            <numerusform>%n rollout</numerusform>
            <numerusform>%n rollouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) ahead</source>
        <translation>
            <numerusform>%n turn ahead</numerusform>
            <numerusform>%n turns ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alternative(s)</source>
        <translation>
            <numerusform>%n alternative</numerusform>
            <numerusform>%n alternatives</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::ClaimsModel</name>
    <message numerus="yes">
        <source>Missed in %n turn(s) in a row.</source>
        <translation>
            <numerusform>Missed in %n turn.</numerusform>
            <numerusform>Missed in %n turns in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::ClaimsPanel</name>
    <message numerus="yes">
        <source>%n question(s) were left open: too many ways through enemies, or special units as no rule puts them.</source>
        <translation>
            <numerusform>%n question was left open: too many ways through enemies, or special units as no rule puts them.</numerusform>
            <numerusform>%n questions were left open: too many ways through enemies, or special units as no rule puts them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::ClipCommands</name>
    <message numerus="yes">
        <source>%n event(s) copied to the clipboard.</source>
        <translation>
            <numerusform>%n event copied to the clipboard.</numerusform>
            <numerusform>%n events copied to the clipboard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) pasted.</source>
        <translation>
            <numerusform>%n event pasted.</numerusform>
            <numerusform>%n events pasted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::CommonWords</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::CorrectedDialog</name>
    <message numerus="yes">
        <source>The bank has only %n coin(s).</source>
        <translation>
            <numerusform>The bank has only %n coin.</numerusform>
            <numerusform>The bank has only %n coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::DueLoader</name>
    <message numerus="yes">
        <source>%n question(s) no longer fit their games.</source>
        <translation>
            <numerusform>%n question no longer fits its game.</numerusform>
            <numerusform>%n questions no longer fit their games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::EstimatorsModel</name>
    <message numerus="yes">
        <source>%n decided seat(s)</source>
        <translation>
            <numerusform>%n decided seat</numerusform>
            <numerusform>%n decided seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::ExplorerModel</name>
    <message numerus="yes">
        <source>%1 of %n decided game(s) won: with 95 % confidence %2 to %3</source>
        <translation>
            <numerusform>%1 of %n decided game won: with 95 % confidence %2 to %3</numerusform>
            <numerusform>%1 of %n decided games won: with 95 % confidence %2 to %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a winner do not count</source>
        <translation>
            <numerusform>%n game without a winner does not count</numerusform>
            <numerusform>%n games without a winner do not count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had ended before round %1 and count as they ended</source>
        <translation>
            <numerusform>%n game had ended before round %1 and counts as it ended</numerusform>
            <numerusform>%n games had ended before round %1 and count as they ended</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::ExplorerPanel</name>
    <message numerus="yes">
        <source>%1: %n game(s)</source>
        <translation>
            <numerusform>%1: %n game</numerusform>
            <numerusform>%1: %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a winner do not count among the wins.</source>
        <translation>
            <numerusform>%n game without a winner does not count among the wins.</numerusform>
            <numerusform>%n games without a winner do not count among the wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::FindRemarksPanel</name>
    <message numerus="yes">
        <source>%n game(s) with open remarks. Enter opens a game at its first one.</source>
        <translation>
            <numerusform>%n game with open remarks. Enter opens it at its first one.</numerusform>
            <numerusform>%n games with open remarks. Enter opens a game at its first one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln remark(s)</source>
        <translation>
            <numerusform>%Ln remark</numerusform>
            <numerusform>%Ln remarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::IcicleView</name>
    <message numerus="yes">
        <source>%1: %n game(s)</source>
        <translation>
            <numerusform>%1: %n game</numerusform>
            <numerusform>%1: %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::LearnWords</name>
    <message numerus="yes">
        <source>✓ Right, and better than what had been found: it gives away %1 in 100, over %n pair(s) of rollouts.</source>
        <translation>
            <numerusform>✓ Right, and better than what had been found: it gives away %1 in 100, over %n pair of rollouts.</numerusform>
            <numerusform>✓ Right, and better than what had been found: it gives away %1 in 100, over %n pairs of rollouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ Right: as good as the best found, for all that can be told. It gives away %1 in 100, over %n pair(s) of rollouts.</source>
        <translation>
            <numerusform>✓ Right: as good as the best found, for all that can be told. It gives away %1 in 100, over %n pair of rollouts.</numerusform>
            <numerusform>✓ Right: as good as the best found, for all that can be told. It gives away %1 in 100, over %n pairs of rollouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %1: this gives away %2 in 100 against the best found, over %n pair(s) of rollouts.</source>
        <translation>
            <numerusform>✗ %1: this gives away %2 in 100 against the best found, over %n pair of rollouts.</numerusform>
            <numerusform>✗ %1: this gives away %2 in 100 against the best found, over %n pairs of rollouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this gave away %2 in 100 of the chance to win (95 %), over %n pair(s) of rollouts in which greedy bots play on.</source>
        <translation>
            <numerusform>%1: this gave away %2 in 100 of the chance to win (95 %), over %n pair of rollouts in which greedy bots play on.</numerusform>
            <numerusform>%1: this gave away %2 in 100 of the chance to win (95 %), over %n pairs of rollouts in which greedy bots play on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>again in %n day(s)</source>
        <translation>
            <numerusform>again in %n day</numerusform>
            <numerusform>again in %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::LessonsPanel</name>
    <message numerus="yes">
        <source>%1 (%n step(s))</source>
        <translation>
            <numerusform>%1 (%n step)</numerusform>
            <numerusform>%1 (%n steps)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::LibraryPanel</name>
    <message numerus="yes">
        <source>Backed up in %1: %n game(s), %2, read again and undamaged.</source>
        <translation>
            <numerusform>Backed up in %1: %n game, %2, read again and undamaged.</numerusform>
            <numerusform>Backed up in %1: %n games, %2, read again and undamaged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::LinesModel</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::LooksView</name>
    <message numerus="yes">
        <source>Whoever looks at much finds something by chance: every verdict allows for all %n question(s). Enter: ask again.</source>
        <translation>
            <numerusform>Whoever looks at much finds something by chance: every verdict allows for the %n question. Enter: ask again.</numerusform>
            <numerusform>Whoever looks at much finds something by chance: every verdict allows for all %n questions. Enter: ask again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forget %n question(s)?</source>
        <translation>
            <numerusform>Forget %n question?</numerusform>
            <numerusform>Forget %n questions?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) written to %1.</source>
        <translation>
            <numerusform>%n question written to %1.</numerusform>
            <numerusform>%n questions written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::MainWindow</name>
    <message numerus="yes">
        <source>%1 has %n games; this is the first. Import the file to see them all.</source>
        <translation>
            <numerusform>%1 has %n game; this is the first. Import the file to see them all.</numerusform>
            <numerusform>%1 has %n games; this is the first. Import the file to see them all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody else changed %1: %n change(s) merged.</source>
        <translation>
            <numerusform>Somebody else changed %1: %n change merged.</numerusform>
            <numerusform>Somebody else changed %1: %n changes merged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private step(s) are not shown.</source>
        <translation>
            <numerusform>%n private step is not shown.</numerusform>
            <numerusform>%n private steps are not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) to play.</source>
        <translation>
            <numerusform>%n puzzle to play.</numerusform>
            <numerusform>%n puzzles to play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) to be repeated are due today: Shift+K asks them.</source>
        <translation>
            <numerusform>%n question to be repeated is due today: Shift+K asks it.</numerusform>
            <numerusform>%n questions to be repeated are due today: Shift+K asks them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::MergeDialog</name>
    <message numerus="yes">
        <source>%n more event(s) of the recorded line</source>
        <translation>
            <numerusform>%n more event of the recorded line</numerusform>
            <numerusform>%n more events of the recorded line</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n header(s)</source>
        <translation>
            <numerusform>%n header</numerusform>
            <numerusform>%n headers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>those of %n other(s)</source>
        <translation>
            <numerusform>those of %n other</numerusform>
            <numerusform>those of %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) belong to events that are not on any line and cannot be merged.</source>
        <translation>
            <numerusform>%n remark belongs to an event that is not on any line and cannot be merged.</numerusform>
            <numerusform>%n remarks belong to events that are not on any line and cannot be merged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::MistakesDialog</name>
    <message numerus="yes">
        <source>%n place(s) in %1 are not as they should be.</source>
        <translation>
            <numerusform>%n place in %1 is not as it should be.</numerusform>
            <numerusform>%n places in %1 are not as they should be.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::MovesPanel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rollout(s) each.</source>
        <translation>
            <numerusform>%n rollout each.</numerusform>
            <numerusform>%n rollouts each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were played out from here; in brackets the 95 % interval.</source>
        <translation>
            <numerusform>%n game was played out from here; in brackets the 95 % interval.</numerusform>
            <numerusform>%n games were played out from here; in brackets the 95 % interval.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::PilotBook</name>
    <message numerus="yes">
        <source>The autopilots play: round %1, %n event(s)…</source>
        <translation>
            <numerusform>The autopilots play: round %1, %n event…</numerusform>
            <numerusform>The autopilots play: round %1, %n events…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::PracticeWords</name>
    <message numerus="yes">
        <source>%n kept question(s) make no sense and are left out.</source>
        <translation>
            <numerusform>%n kept question makes no sense and is left out.</numerusform>
            <numerusform>%n kept questions make no sense and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::PrivateRemarks</name>
    <message numerus="yes">
        <source>%n remark(s) are only for you, or answer such.</source>
        <translation>
            <numerusform>%n remark is only for you, or answers such a one.</numerusform>
            <numerusform>%n remarks are only for you, or answer such.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private remark(s) were left out.</source>
        <translation>
            <numerusform>%n private remark was left out.</numerusform>
            <numerusform>%n private remarks were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::RecordCommands</name>
    <message numerus="yes">
        <source>The game begins again: %n event(s) kept, %1 left out.</source>
        <translation>
            <numerusform>The game begins again: %n event kept, %1 left out.</numerusform>
            <numerusform>The game begins again: %n events kept, %1 left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::RecordDelegate</name>
    <message numerus="yes">
        <source>%n events</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::RecordPanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::RemarkSeeker</name>
    <message numerus="yes">
        <source>%n remark(s) saved as %1.</source>
        <translation>
            <numerusform>%n remark saved as %1.</numerusform>
            <numerusform>%n remarks saved as %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::RemarkWords</name>
    <message numerus="yes">
        <source>%n marks on the board</source>
        <translation>
            <numerusform>%n mark on the board</numerusform>
            <numerusform>%n marks on the board</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::ReportWindow</name>
    <message numerus="yes">
        <source>%n table(s) saved in %1.</source>
        <translation>
            <numerusform>%n table saved in %1.</numerusform>
            <numerusform>%n tables saved in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::Rescue</name>
    <message numerus="yes">
        <source>Files beside %1 were removed while it was open. Annales opened it again and saved %n change(s) of the open games once more.</source>
        <translation>
            <numerusform>Files beside %1 were removed while it was open. Annales opened it again and saved one change of the open games once more.</numerusform>
            <numerusform>Files beside %1 were removed while it was open. Annales opened it again and saved %n changes of the open games once more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::RondelView</name>
    <message numerus="yes">
        <source>%1: costs the %2 %n of marble, iron, gold or coins</source>
        <comment>space, nation</comment>
        <translation>
            <numerusform>%1: costs the %2 %n of marble, iron, gold or coins</numerusform>
            <numerusform>%1: costs the %2 %n of marble, iron, gold or coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::StudyCommands</name>
    <message numerus="yes">
        <source>%n event(s) copied to the clipboard.</source>
        <translation>
            <numerusform>%n event copied to the clipboard.</numerusform>
            <numerusform>%n events copied to the clipboard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What stood in brackets, %n what-if line(s), was not played.</source>
        <translation>
            <numerusform>What stood in brackets, %n what-if line, was not played.</numerusform>
            <numerusform>What stood in brackets, %n what-if lines, was not played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::TreeModel</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <comment>ways to go on, too rare to be shown alone</comment>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
</context>
</TS>
