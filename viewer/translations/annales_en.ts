<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>ChartWords</name>
    <message numerus="yes">
        <source>%n kings</source>
        <translation>
            <numerusform>%n king</numerusform>
            <numerusform>%n kings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scholars</source>
        <translation>
            <numerusform>%n scholar</numerusform>
            <numerusform>%n scholars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals</source>
        <translation>
            <numerusform>%n general</numerusform>
            <numerusform>%n generals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n citizens</source>
        <translation>
            <numerusform>%n citizen</numerusform>
            <numerusform>%n citizens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n navigators</source>
        <translation>
            <numerusform>%n navigator</numerusform>
            <numerusform>%n navigators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n cities</source>
        <translation>
            <numerusform>%1 of %n city</numerusform>
            <numerusform>%1 of %n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n temples</source>
        <translation>
            <numerusform>%1 of %n temple</numerusform>
            <numerusform>%1 of %n temples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n seas</source>
        <translation>
            <numerusform>%1 of %n sea</numerusform>
            <numerusform>%1 of %n seas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n new know-how this turn</source>
        <translation>
            <numerusform>%1 of %n new know-how this turn</numerusform>
            <numerusform>%1 of %n new know-how this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n temple destroyed this turn</source>
        <translation>
            <numerusform>%1 of %n temple destroyed this turn</numerusform>
            <numerusform>%1 of %n temples destroyed this turn</numerusform>
        </translation>
    </message>
</context>
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
        <source>%n kings</source>
        <translation>
            <numerusform>%n king</numerusform>
            <numerusform>%n kings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scholars</source>
        <translation>
            <numerusform>%n scholar</numerusform>
            <numerusform>%n scholars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n generals</source>
        <translation>
            <numerusform>%n general</numerusform>
            <numerusform>%n generals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n citizens</source>
        <translation>
            <numerusform>%n citizen</numerusform>
            <numerusform>%n citizens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n navigators</source>
        <translation>
            <numerusform>%n navigator</numerusform>
            <numerusform>%n navigators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legions</source>
        <translation>
            <numerusform>%n legion</numerusform>
            <numerusform>%n legions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n galleys</source>
        <translation>
            <numerusform>%n galley</numerusform>
            <numerusform>%n galleys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commanders</source>
        <translation>
            <numerusform>%n commander</numerusform>
            <numerusform>%n commanders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n admirals</source>
        <translation>
            <numerusform>%n admiral</numerusform>
            <numerusform>%n admirals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n temples</source>
        <translation>
            <numerusform>%n temple</numerusform>
            <numerusform>%n temples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seas</source>
        <translation>
            <numerusform>%n sea</numerusform>
            <numerusform>%n seas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n know-how</source>
        <translation>
            <numerusform>%n know-how</numerusform>
            <numerusform>%n know-how</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n walls in supply</source>
        <translation>
            <numerusform>%n wall in supply</numerusform>
            <numerusform>%n walls in supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules broken</source>
        <translation>
            <numerusform>%n rule broken</numerusform>
            <numerusform>%n rules broken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::MainWindow</name>
    <message numerus="yes">
        <source>%1 has %n games; this is the first. Import the file to see them all.</source>
        <translation>
            <numerusform>%1 has %n game; this is the first. Import the file to see them all.</numerusform>
            <numerusform>%1 has %n games; this is the first. Import the file to see them all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::ProvinceCard</name>
    <message numerus="yes">
        <source>%n legion(s)</source>
        <translation>
            <numerusform>%n legion</numerusform>
            <numerusform>%n legions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n galley(s)</source>
        <translation>
            <numerusform>%n galley</numerusform>
            <numerusform>%n galleys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commander(s)</source>
        <translation>
            <numerusform>%n commander</numerusform>
            <numerusform>%n commanders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n admiral(s)</source>
        <translation>
            <numerusform>%n admiral</numerusform>
            <numerusform>%n admirals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::RecordDelegate</name>
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
    <name>annales::RecordPanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>annales::RondelView</name>
    <message numerus="yes">
        <source>%1: costs the %2 %n of marble, iron, gold or coins</source>
        <comment>space, nation</comment>
        <translation>
            <numerusform>%1: costs the %2 %n of marble, iron, gold or coins</numerusform>
            <numerusform>%1: costs the %2 %n of marble, iron, gold or coins</numerusform>
        </translation>
    </message>
</context>
</TS>
