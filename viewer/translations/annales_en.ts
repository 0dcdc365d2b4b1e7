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
    <message numerus="yes">
        <source>%n temples to destroy</source>
        <translation>
            <numerusform>%n temple to destroy</numerusform>
            <numerusform>%n temples to destroy</numerusform>
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
        <source>%n row(s) of this game&apos;s analyses are damaged and were left out. Check the library with “annales check” for details.</source>
        <translation>
            <numerusform>%n row of this game&apos;s analyses is damaged and was left out. Check the library with “annales check” for details.</numerusform>
            <numerusform>%n rows of this game&apos;s analyses are damaged and were left out. Check the library with “annales check” for details.</numerusform>
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
    <name>annales::viewer::AnswersWindow</name>
    <message numerus="yes">
        <source>%1 (%n hint(s))</source>
        <translation>
            <numerusform>%1 (%n hint)</numerusform>
            <numerusform>%1 (%n hints)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) belong to steps that are neither in an open game nor in the library. Open the game of the lesson “%1”.</source>
        <translation>
            <numerusform>%n answer belongs to a step that is neither in an open game nor in the library. Open the game of the lesson “%1”.</numerusform>
            <numerusform>%n answers belong to steps that are neither in an open game nor in the library. Open the game of the lesson “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::ChancesModel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::ChancesView</name>
    <message numerus="yes">
        <source>A verdict takes into account the %n comparison(s) of the history and repeated looks.</source>
        <translation>
            <numerusform>A verdict takes into account the one comparison of the history and repeated looks.</numerusform>
            <numerusform>A verdict takes into account the %n comparisons of the history and repeated looks.</numerusform>
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
        <source>%n case(s) were left open: too many ways through enemies, or special units where no rule allows them.</source>
        <translation>
            <numerusform>%n case was left open: too many ways through enemies, or special units where no rule allows them.</numerusform>
            <numerusform>%n cases were left open: too many ways through enemies, or special units where no rule allows them.</numerusform>
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
    <name>annales::viewer::ComparisonPanel</name>
    <message numerus="yes">
        <source>Compare more than two sides at once, each with each; at most %n sides</source>
        <translation>
            <numerusform>Compare more than two sides at once, each with each; at most %n side</numerusform>
            <numerusform>Compare more than two sides at once, each with each; at most %n sides</numerusform>
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
    <name>annales::viewer::DoublesDialog</name>
    <message numerus="yes">
        <source>%n pair(s) of games that may be the same game. Delete the game that you do not need. The deleted game stays in the library and can be brought back.</source>
        <translation>
            <numerusform>%n pair of games that may be the same game. Delete the game that you do not need. The deleted game stays in the library and can be brought back.</numerusform>
            <numerusform>%n pairs of games that may be the same game. Delete the games that you do not need. Deleted games stay in the library and can be brought back.</numerusform>
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
        <source>%1 of %n decided seat(s) won (95 % confidence interval: %2 to %3)</source>
        <translation>
            <numerusform>%1 of %n decided seat won (95 % confidence interval: %2 to %3)</numerusform>
            <numerusform>%1 of %n decided seats won (95 % confidence interval: %2 to %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) without a winner do not count</source>
        <translation>
            <numerusform>%n seat without a winner does not count</numerusform>
            <numerusform>%n seats without a winner do not count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) of games that ended before round %1 count with their final value</source>
        <translation>
            <numerusform>%n seat of a game that ended before round %1 counts with its final value</numerusform>
            <numerusform>%n seats of games that ended before round %1 count with their final value</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::ExplorerPanel</name>
    <message numerus="yes">
        <source>%1: %n seat(s)</source>
        <translation>
            <numerusform>%1: %n seat</numerusform>
            <numerusform>%1: %n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) without a winner are left out of the share of wins.</source>
        <translation>
            <numerusform>%n seat without a winner is left out of the share of wins.</numerusform>
            <numerusform>%n seats without a winner are left out of the share of wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::FindRemarksPanel</name>
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
    <message numerus="yes">
        <source>%n game(s) with open remarks. Press Enter to open a game at its first open remark.</source>
        <translation>
            <numerusform>%n game with open remarks. Press Enter to open the game at its first open remark.</numerusform>
            <numerusform>%n games with open remarks. Press Enter to open a game at its first open remark.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::IcicleView</name>
    <message numerus="yes">
        <source>%1: %n seat(s)</source>
        <translation>
            <numerusform>%1: %n seat</numerusform>
            <numerusform>%1: %n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::LearnWords</name>
    <message numerus="yes">
        <source>✓ Right, and better than the best turn found. Loss of chances: %1 in 100, from %n pair(s) of rollouts.</source>
        <translation>
            <numerusform>✓ Right, and better than the best turn found. Loss of chances: %1 in 100, from %n pair of rollouts.</numerusform>
            <numerusform>✓ Right, and better than the best turn found. Loss of chances: %1 in 100, from %n pairs of rollouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ Right: not distinguishable from the best turn found. Loss of chances: %1 in 100, from %n pair(s) of rollouts.</source>
        <translation>
            <numerusform>✓ Right: not distinguishable from the best turn found. Loss of chances: %1 in 100, from %n pair of rollouts.</numerusform>
            <numerusform>✓ Right: not distinguishable from the best turn found. Loss of chances: %1 in 100, from %n pairs of rollouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %1. Loss of chances against the best turn found: %2 in 100, from %n pair(s) of rollouts.</source>
        <translation>
            <numerusform>✗ %1. Loss of chances against the best turn found: %2 in 100, from %n pair of rollouts.</numerusform>
            <numerusform>✗ %1. Loss of chances against the best turn found: %2 in 100, from %n pairs of rollouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Loss of chances: %2 in 100 (95 %), from %n pair(s) of rollouts in which greedy bots play on.</source>
        <translation>
            <numerusform>%1. Loss of chances: %2 in 100 (95 %), from %n pair of rollouts in which greedy bots play on.</numerusform>
            <numerusform>%1. Loss of chances: %2 in 100 (95 %), from %n pairs of rollouts in which greedy bots play on.</numerusform>
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
    <name>annales::viewer::Learning</name>
    <message numerus="yes">
        <source>%n question(s) due for review today. Press Shift+K to start.</source>
        <translation>
            <numerusform>%n question due for review today. Press Shift+K to start.</numerusform>
            <numerusform>%n questions due for review today. Press Shift+K to start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) found.</source>
        <translation>
            <numerusform>%n puzzle found.</numerusform>
            <numerusform>%n puzzles found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::LessonDesk</name>
    <message numerus="yes">
        <source>%n puzzle(s) added to the lesson “%1”. Undo with Ctrl+Z in each game.</source>
        <translation>
            <numerusform>%n puzzle added to the lesson “%1”. Undo with Ctrl+Z in its game.</numerusform>
            <numerusform>%n puzzles added to the lesson “%1”. Undo with Ctrl+Z in each game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose a lesson for %n puzzle(s), or type the name of a new lesson:</source>
        <translation>
            <numerusform>Choose a lesson for %n puzzle, or type the name of a new lesson:</numerusform>
            <numerusform>Choose a lesson for %n puzzles, or type the name of a new lesson:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::LessonExport</name>
    <message numerus="yes">
        <source>Saved the lesson with %n game(s) as %1.</source>
        <translation>
            <numerusform>Saved the lesson with %n game as %1.</numerusform>
            <numerusform>Saved the lesson with %n games as %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::LessonStage</name>
    <message numerus="yes">
        <source>%n private step(s) are not shown.</source>
        <translation>
            <numerusform>%n private step is not shown.</numerusform>
            <numerusform>%n private steps are not shown.</numerusform>
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
    <message numerus="yes">
        <source>%n step(s) do not say which turns are right. Pupils can play there, but get no verdict.</source>
        <translation>
            <numerusform>%n step does not say which turns are right. Pupils can play there, but get no verdict.</numerusform>
            <numerusform>%n steps do not say which turns are right. Pupils can play there, but get no verdict.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::LibraryPanel</name>
    <message numerus="yes">
        <source>Backed up as %1: %n game(s), %2. The copy was checked and is undamaged.</source>
        <translation>
            <numerusform>Backed up as %1: %n game, %2. The copy was checked and is undamaged.</numerusform>
            <numerusform>Backed up as %1: %n games, %2. The copy was checked and is undamaged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n game(s).</source>
        <translation>
            <numerusform>Saved as %1: %n game.</numerusform>
            <numerusform>Saved as %1: %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without nations</source>
        <translation>
            <numerusform>%n game without nations</numerusform>
            <numerusform>%n games without nations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful result(s)</source>
        <translation>
            <numerusform>%n doubtful result</numerusform>
            <numerusform>%n doubtful results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) remembered. They count for all results of this library.</source>
        <translation>
            <numerusform>%n answer remembered. It counts for all results of this library.</numerusform>
            <numerusform>%n answers remembered. They count for all results of this library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n result(s).</source>
        <translation>
            <numerusform>Saved as %1: %n result.</numerusform>
            <numerusform>Saved as %1: %n results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrected version(s) of recorded games are not stored yet. Choose what to do.</source>
        <translation>
            <numerusform>%n corrected version of a recorded game is not stored yet. Choose what to do.</numerusform>
            <numerusform>%n corrected versions of recorded games are not stored yet. Choose what to do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) or header(s) were changed on both sides. The library keeps its own versions.</source>
        <translation>
            <numerusform>%n remark or header was changed on both sides. The library keeps its own version.</numerusform>
            <numerusform>%n remarks or headers were changed on both sides. The library keeps its own versions.</numerusform>
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
    <name>annales::viewer::LooksModel</name>
    <message numerus="yes">
        <source>%1, %n game(s)</source>
        <comment>a library&apos;s file</comment>
        <translation>
            <numerusform>%1, %n game</numerusform>
            <numerusform>%1, %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::LooksView</name>
    <message numerus="yes">
        <source>Delete %n comparison(s) from the list?</source>
        <translation>
            <numerusform>Delete %n comparison from the list?</numerusform>
            <numerusform>Delete %n comparisons from the list?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n comparison(s) saved as %1.</source>
        <translation>
            <numerusform>%n comparison saved as %1.</numerusform>
            <numerusform>%n comparisons saved as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With many comparisons, some find a difference by chance. Every verdict allows for all %n comparison(s). Press Enter to repeat the selected comparison.</source>
        <translation>
            <numerusform>With many comparisons, some find a difference by chance. Every verdict allows for the one comparison. Press Enter to repeat it.</numerusform>
            <numerusform>With many comparisons, some find a difference by chance. Every verdict allows for all %n comparisons. Press Enter to repeat the selected comparison.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::MainWindow</name>
    <message numerus="yes">
        <source>Somebody else changed %1: %n change(s) merged.</source>
        <translation>
            <numerusform>Somebody else changed %1: %n change merged.</numerusform>
            <numerusform>Somebody else changed %1: %n changes merged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::MergeDialog</name>
    <message numerus="yes">
        <source>%n more event(s) on the main line</source>
        <translation>
            <numerusform>%n more event on the main line</numerusform>
            <numerusform>%n more events on the main line</numerusform>
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
        <source>%n more author(s)</source>
        <translation>
            <numerusform>%n more author</numerusform>
            <numerusform>%n more authors</numerusform>
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
    <message numerus="yes">
        <source>Line “%1”: %n new event(s)</source>
        <translation>
            <numerusform>Line “%1”: %n new event</numerusform>
            <numerusform>Line “%1”: %n new events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::MistakesDialog</name>
    <message numerus="yes">
        <source>%n problem(s) found in %1.</source>
        <translation>
            <numerusform>%n problem found in %1.</numerusform>
            <numerusform>%n problems found in %1.</numerusform>
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
        <source>%n game(s) were played out from here; in brackets the 95 % confidence interval.</source>
        <translation>
            <numerusform>%n game was played out from here; in brackets the 95 % confidence interval.</numerusform>
            <numerusform>%n games were played out from here; in brackets the 95 % confidence interval.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rollout(s) for each move.</source>
        <translation>
            <numerusform>%n rollout for each move.</numerusform>
            <numerusform>%n rollouts for each move.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::Opening</name>
    <message numerus="yes">
        <source>%1 has %n games. This is the first. Import the file to see them all.</source>
        <translation>
            <numerusform>%1 has %n game. This is the first. Import the file to see them all.</numerusform>
            <numerusform>%1 has %n games. This is the first. Import the file to see them all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::PilotBook</name>
    <message numerus="yes">
        <source>Autopilots playing: round %1, %n event(s)…</source>
        <translation>
            <numerusform>Autopilots playing: round %1, %n event…</numerusform>
            <numerusform>Autopilots playing: round %1, %n events…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::PowerChart</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::PracticeWords</name>
    <message numerus="yes">
        <source>%n saved question(s) cannot be read and are skipped.</source>
        <translation>
            <numerusform>%n saved question cannot be read and is skipped.</numerusform>
            <numerusform>%n saved questions cannot be read and are skipped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::PrivateRemarks</name>
    <message numerus="yes">
        <source>%n private remark(s) were left out.</source>
        <translation>
            <numerusform>%n private remark was left out.</numerusform>
            <numerusform>%n private remarks were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::RecordCommands</name>
    <message numerus="yes">
        <source>The game starts again: %n event(s) kept, %1 left out.</source>
        <translation>
            <numerusform>The game starts again: %n event kept, %1 left out.</numerusform>
            <numerusform>The game starts again: %n events kept, %1 left out.</numerusform>
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
        <source>Files beside %1 were removed while it was open. Annales reopened the library and saved %n change(s) to the open games again.</source>
        <translation>
            <numerusform>Files beside %1 were removed while it was open. Annales reopened the library and saved one change to the open games again.</numerusform>
            <numerusform>Files beside %1 were removed while it was open. Annales reopened the library and saved %n changes to the open games again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::RondelView</name>
    <message numerus="yes">
        <source>%1: costs the %2 %n in marble, iron, gold or coins</source>
        <comment>space, nation</comment>
        <translation>
            <numerusform>%1: costs the %2 %n in marble, iron, gold or coins</numerusform>
            <numerusform>%1: costs the %2 %n in marble, iron, gold or coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::SidesChart</name>
    <message numerus="yes">
        <source>Share of wins of %n side(s), in percent (95 % confidence intervals)</source>
        <translation>
            <numerusform>Share of wins of %n side, in percent (95 % confidence intervals)</numerusform>
            <numerusform>Share of wins of %n sides, in percent (95 % confidence intervals)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::viewer::SidesView</name>
    <message numerus="yes">
        <source>The adjusted p-values allow for all %n comparison(s) of the history. Choose a pair to see its numbers in the other tabs.</source>
        <translation>
            <numerusform>The adjusted p-values allow for the one comparison of the history. Choose a pair to see its numbers in the other tabs.</numerusform>
            <numerusform>The adjusted p-values allow for all %n comparisons of the history. Choose a pair to see its numbers in the other tabs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs with a difference shown: %1 of %n.</source>
        <translation>
            <numerusform>Pairs with a difference shown: %1 of %n.</numerusform>
            <numerusform>Pairs with a difference shown: %1 of %n.</numerusform>
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
        <source>%n what-if line(s) in brackets were not played.</source>
        <translation>
            <numerusform>%n what-if line in brackets was not played.</numerusform>
            <numerusform>%n what-if lines in brackets were not played.</numerusform>
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
<context>
    <name>annales::viewer::WordsDialog</name>
    <message numerus="yes">
        <source>%n word(s) in these results are unclear.</source>
        <translation>
            <numerusform>%n word in these results is unclear.</numerusform>
            <numerusform>%n words in these results are unclear.</numerusform>
        </translation>
    </message>
</context>
</TS>
