// Written by Reference/hyphenation_reference.py.

/// Random patterns, and random words as Pyphen hyphenates them with these patterns.
enum HyphenationReference {
    static let dictionary = """
        UTF-8
        LEFTHYPHENMIN 2
        RIGHTHYPHENMIN 3
        5ß
        2é1c3e5c3
        3d
        .1d2c
        .5c1aa4
        4d3éa5é3.
        .e5é1ee.
        .4é4d1e5
        ß4a3
        2e3a3
        ee4e1
        1c
        c2a3b2
        1a4e2.
        .1ae
        2c.
        d4é3
        .3dd4b5.
        .c4a1b3e
        2ß3é5.
        3b4aéé3
        5b2d4eb5
        5dé4c3
        ea4ab4.
        5a
        .1é1a1aé2
        1b4c.
        5a3.
        3b5.
        5b1a2b3a3
        .4e
        5é1a
        4é1c3é3b5
        e4c1d3
        .1a2dß2
        .3ß3c.
        .é5bc3é1
        .a4eac2
        5ß5cß3
        .3d4.
        .ß5é5.
        .1ß1a5ß
        .4a2ed3
        .5ß
        .2c4c3
        .4ßé3a3b3
        3d1ß1
        ß2d3
        4é5
        ß3c
        .2b3d5
        5a5d5be
        3ße3é4ß
        c1b1a1c2
        5c3b2
        .é1a4
        5e5
        3b3é3ea
        .2a2c2e2a4.
        3d1e1
        .c2
        1b2a4e.
        5e2d2
        3é3.
        .3ß2b
        .3ß5e2e3e1
        5c3d5b2a.
        4e5e
        .3é1e2ßc
        2éd1b3e1
        ß1cß4é4
        1é3b4
        4d4ée2c3.
        2e2.
        .4b3
        .1éé1
        2bß2
        .5é5
        .eß5d
        5b4éc5
        4a5ß4
        .4éa1.
        éé3
        ß4b1
        .3e4é
        1b5c2ß4.
        .5é1c3b3
        1bbe
        .2é5bé
        4b3e5é5c3
        a5b3.
        5e1a3e1.
        2b2e4
        4db1.
        c5é4b2é.
        .5ß4d
        .5a5e5.
        d2eb3
        1bab4
        .d3e1
        .1ebé2b2
        .ß4cb3
        .5d3ß3
        e5d2.
        ß5a.
        .4e4.
        5bb4ß3
        2cea1
        3ß2ß1b.
        c1a3d5c3.
        .5c5a3
        é2a1.
        .ß5é3b4e1
        3a3a1d1d
        é3b1.
        4a1e2a
        3cb3é5c4
        .a1é3c
        .2é3e5b
        2a3ß1a
        e4c1
        ße1
        d5bbé
        2e3cd3é
        .4é3d5
        .2eßb2c2
        2cb3é1ß
        e3e4a3
        .2ß4a
        4e5dd3é
        5a5c1d5b
        e4ß5
        1b2
        a4d1é5c2
        4d3c2e5.
        .3ßd5a1c3
        1a5éß5ß
        e5e2dc4.
        dd3
        4a5d4
        d2c4.
        .2e2éßc5.
        .1b5ß4
        .5a3
        4aa5e2
        2e4da3
        d4é2a5é
        4é3c2
        .5c5ßé5
        db2d1.
        3b5b1e4.
        .3ae5c3b4
        5ß5ßcé1
        4b2ß2ed5
        2a4b3a4é
        .2b3c2é3
        d4b1ée5
        4a3c4ß4
        .4éd1c4
        1aba
        1deé
        .1d5d5
        5ßa5é1é5
        .d5e4e3
        b2ß3c
        é3d3.
        éb4d2
        5ec3c4
        .é4c2
        .3c3.
        4é3é1b4.
        1bc
        3daé4ß2.
        3e1é1
        5c3d3.
        5c3b5.
        .2a5ß
        .3éda1e
        é2c1.
        4ß1be1
        2a5é2
        2d4e4ß3ß
        2é5d5é4.
        2d1dé1b4
        aeb4e4
        2c1ß1
        .ß5.
        d1.
        5ß3c2é2.
        .1ß2eß
        3é3e4ad3
        1ac
        .e4éb1
        3b4c2b4
        .2ßß5b4a5
        5d1da4ß1
        1éß.
        4a3ee4.
        d1c1é5
        5d4é5bb3.
        4a3ß3é5b4
        .d4e4ae5
        ca4d4b1
        4e1e4e1a3
        d5b5é1.
        c2ß4c3a
        5ba5.
        .3e1b
        .2ea5.
        .3bd4e5b4
        a5e
        1da2ß1b2
        .2b5.
        2c4a5
        3é4a2db2.
        5ß4c5a3a3.
        .4e5e5d2
        1e1c4a5e5
        2ß3dd1.
        e1ß3b
        3c5é5
        1c1é3cé5
        .1a4b2
        2é4a3dß
        .bé2ß2
        ß3é2b.
        .b4é2
        1d5ßd
        4e1c5a2c4
        3é4aa4
        4b2a1é2c
        ßd1d4e2
        1d2c1c1
        5é1c5ßß4
        1be1bé
        1c2e4ß2ß
        5ß1e5ß4.
        1dé1cé3
        .4c4b1d4b.
        3cé2b3b5.
        2ß4e4éb1.
        .2e3d4
        a4d.
        2e5c2é1é1
        .1da5c5d
        c1db1d
        .1é4éa5d5
        aß3ß2
        4ea2ßé5
        .d5ß3d4
        1d3ß2.
        e2c5a3ß3
        .é2b5.
        3a5d4c1é3
        1é4ca1ß
        1eb4.
        3é1a4é1c3
        .1d4
        .3dc2b1
        3a1ß5.
        """

    static let words = """
        ébd-e-acß bé-ß-d-ß-e-c-ß-a-e-ßce eé-cbé aé-e-cdd aß-é-a-ßd-d-b-a-adb ec-cb-ß-c-e-d-ebc da-b-ab-a-d-b-e-dßd
        Eb-e-éad de-c-e-e-a-a-é-ß-a-éßd éß-a-db-ß-d-ß-cce ab-d-acc cd-ßbbé-b-ßb-ß-edd dß-d-e-é-e-é-éaa ée-é-e-abd
        ae-beb dd-bb-b-c-bc-céa ée-d-ß-e-d-a-ß-a-b-e-ced dc-e-b-ß-ß-a-éßa dd-ß-ß-ß-d-b-d-a-c-ceb bé-bbcé ßß-ß-d-ceß
        ba-c-e-c-e-bé-ß-d-dab bc-bc-e-c-é-a-d-ac-acc éa-ß-a-é-c-d-é-a-é-d-ead ßß-d-d-d-c-bé-bcd cd-e-a-ß-ade ee-ß-ß-a-ßd-d-é-a-bceé ébc-e-c-é-a-é-eeé
        ée-a-c-a-aéa db-a-ß-ßb-acac cß-adß da-d-ß-dbb éa-ßb-ß-aßé cb-e-e-a-ßc-ece eé-a-eßc
        abc-c-edd eß-a-é-e-d-é-a-b-cbc ßb-ddb ec-ß-d-c-b-d-d-b-abb ßc-d-a-é-e-e-d-e-b-c-dee ebc-e-ééc ae-a-é-d-ß-aéb
        ßß-d-ß-ß-d-ß-ßé-ß-é-abc bd-a-ß-a-b-ß-a-b-d-e-bba ßé-c-a-a-ddßß db-d-a-ß-éab eé-e-a-dé-ß-d-ßcd ee-c-ß-ß-d-d-d-ß-e-éeé éß-ßé-éea
        Cd-e-c-eab ßé-c-éab ae-bbé-bbc-abß dbbc-ß-d-e-é-é-déé dé-béeb bc-déd ebé-d-c-bé-ßce
        dd-c-c-bé-db-ß-cßa éé-a-ß-a-céa ßß-aéß bb-ecß cß-e-bé-e-e-é-a-adc éc-e-e-ß-c-ßbd éß-ß-c-e-a-dcß
        dcc-ßdß ßd-d-d-a-c-c-e-bdb ßb-eec aß-a-aeé ce-a-dc-ß-e-d-eéc ße-c-é-cca ße-bc-e-e-a-ßdé-ddé
        bb-e-e-c-ßébd bé-a-c-bé-db-e-ebß bb-a-e-é-é-ac-a-cae éé-ß-e-b-ßeb dc-a-a-ßbéa cé-a-e-e-béé cé-c-e-a-dda
        ße-e-c-a-ß-ßßß bd-d-c-bb-ß-ßb-d-ßßc ßb-eeé de-ß-b-e-é-é-b-aéa dé-ß-ßééb dd-e-a-ßd-c-a-a-é-é-abc bd-e-ß-c-é-db-ßbcé
        ßé-a-é-ßbßb ebé-c-é-b-bbc-c-é-cdß dé-c-é-a-dae bd-e-eßé ac-d-dé-bc-é-a-bc-cba ea-ß-ß-é-a-bbcßé éa-dc-a-é-éée
        cc-d-a-dc-d-ddb ae-c-d-c-céa ba-c-ßdé-é-dcßß bc-é-ß-d-e-é-é-e-a-céb cdé-d-d-ß-c-e-c-e-c-eßé Éa-a-ebe ßbbc-e-ced
        dd-é-é-bc-é-é-b-éac ee-bße aé-cße ac-c-b-e-e-ß-d-d-e-é-aßb cc-bcß ßß-dé-c-a-c-é-ßééd dd-a-c-bc-ßea
        de-c-a-bc-a-a-e-bééa cb-eße ée-ß-d-e-c-d-b-a-cbé ba-edc éc-c-béé eé-b-ß-é-a-ß-eca ce-a-e-c-é-d-a-ab-ßeß
        aß-e-e-d-aßd Bb-a-aéé be-ß-é-ß-c-bc-c-éeß ea-b-e-bb-a-dbb-e-ßcß ca-d-a-a-é-ß-ß-e-ß-b-ßéb ec-a-éßd ßd-d-e-eéé
        aß-ß-e-a-e-c-e-éac ee-bbeb aa-d-aeb ea-a-e-ß-cac ce-e-a-bßß dé-b-ßcd aé-bcc-ßé-b-d-d-aßd
        edc-ß-c-é-dc-c-e-éaé dc-c-e-d-céb Écc-a-eba ab-e-é-ßb-d-e-eda aa-bb-ß-céé cc-e-d-d-a-aaé bd-e-ß-d-c-ß-a-béß
        ßé-b-a-e-ß-b-c-é-é-a-ßda bbé-c-a-c-c-d-d-a-é-ece ab-e-bßd ße-dé-b-dé-c-cdce éé-bc-a-ß-a-d-éaé ac-bbé-e-c-a-ecd aé-a-c-e-é-b-e-bbédé
        dc-d-d-d-cc-aac éé-dbß be-c-éba cdé-ß-dé-e-e-ddd dd-céa aa-e-é-d-c-d-ßéße ed-e-b-a-e-bcc
        da-a-e-c-aéd dé-d-d-b-e-ß-ßé-é-ß-abb éé-ß-d-c-cc-ß-e-b-dßß cd-e-c-a-é-c-d-ß-eßb éß-e-é-écb ee-e-d-a-d-a-a-dé-eeé ba-a-e-é-ßé-e-é-ßbdc
        cb-e-e-bc-a-c-aéd aa-a-é-é-a-é-é-e-dééß éé-c-é-b-é-a-a-e-abé ce-é-ßéée ca-a-ébß ca-déß cé-e-e-a-c-b-ßbae
        ae-a-dc-d-a-é-c-b-eße dé-eßß ßa-ßd-a-a-d-e-é-b-e-eßa ßd-a-ß-e-ß-d-d-b-a-eed ßa-é-é-ß-é-a-é-d-c-d-bbd bb-ßb-ßb-dé-é-b-cba ßb-a-a-d-ß-e-d-eéd
        ßb-e-ß-aéa dbé-e-e-dbß ac-d-e-e-é-dé-d-bbea ab-c-é-e-e-e-a-dbb bc-e-déc éé-é-e-ß-a-ßb-d-abße éc-é-e-a-b-e-ß-bce
        ßa-c-a-a-é-ß-é-adé db-a-ßé-e-b-e-dbcca ae-bé-d-bcß de-d-a-e-é-bba éa-é-c-e-ßeé edé-ßbc-c-bßé bb-ebß
        éa-eed bb-d-aée ca-dc-é-ß-e-c-cd-d-cce dé-c-c-é-a-é-c-é-aad éß-dee cd-bc-d-c-é-ß-ß-é-abe eb-e-ß-ecb
        ébd-d-c-a-é-c-ß-ada éb-é-a-ßb-dca ßa-céd ce-dba eß-é-c-c-bad eé-e-c-ß-e-b-é-a-dccd ßc-céé
        ébé-b-ß-d-c-b-ß-aßß ßbé-é-a-e-ß-a-ab-ß-cßd bé-é-bc-é-b-e-é-ééß aßbé-d-dé-d-ß-bbß bßd-b-e-ß-éce Aa-e-é-cc-a-a-é-bbbaé ee-a-é-é-e-ßec
        de-é-é-bbeß bd-e-b-é-bbca de-c-a-bbb-a-c-ßd-ßbc aab-eaß cc-b-e-a-e-a-bßß cßbbeß cc-ß-c-d-d-dé-d-c-déé
        éß-a-daa ed-ß-ß-ßé-bec ée-e-e-ß-e-e-dbe cb-d-e-dc-cbé ba-bb-e-e-d-a-c-dcca ed-ß-e-e-é-a-ead dßb-a-e-b-a-é-é-ebe
        dc-ß-a-bßa ße-bé-d-e-c-d-b-ßé-cec ßb-e-c-a-e-c-c-a-b-e-dbb ca-ßéed dé-dé-dcd éé-e-e-é-c-é-a-éßc dé-cbd
        edé-e-a-ß-e-aeé ßa-e-e-é-d-e-c-a-edb ee-e-e-cßd cé-ß-ßea eé-e-b-e-ß-a-a-ßb-e-ebe ab-ß-dé-b-ß-d-abß bß-ßbé-e-é-d-e-ßée
        eé-e-bb-d-ß-e-e-a-é-ßcc cbc-eéé ßbé-e-ß-é-d-ß-caß ßa-c-daé dab-ß-a-ßd-d-cdß ße-é-e-ß-bé-d-d-ßcé ea-ß-a-ab-ß-cc-a-é-ééa
        éd-e-a-ßé-c-ßbb éé-é-c-d-e-e-ß-d-eaa de-e-e-bb-d-ß-eßé ad-ßé-bdde ébb-a-ß-a-dé-b-a-ß-ßed éé-a-e-d-e-cbc ßd-e-e-e-c-d-d-cee
        dd-ßé-e-b-ß-e-e-eéa éab-ß-ß-a-a-d-c-b-ddd cb-ß-céb bß-bb-ß-ß-déba ßß-c-b-ßcß dc-edé ae-c-e-é-é-c-ß-e-é-baß
        bé-bc-éed ba-e-a-dea ebc-c-b-d-adc cé-e-e-db-dé-d-ebé dc-d-e-é-b-ßb-a-éda dd-a-ßbc-aee éc-d-ß-e-e-d-d-bbééa
        abc-c-d-d-e-b-dbe éc-d-d-bcé ßc-a-ß-a-bé-éeß ßß-d-ß-c-c-éßd ßc-ß-e-ß-d-ecß aé-c-b-d-d-b-e-b-a-a-ßad da-édß
        ßc-b-e-ß-a-b-e-d-adé bc-ß-e-é-a-ßé-b-e-éab ßd-dßd éd-b-ßé-e-é-c-bb-c-éaé aa-a-é-e-ß-ace de-dée ba-é-ß-dac
        Cb-c-é-bb-deé be-c-d-ß-cdc de-c-c-aéb éab-a-éßß eß-bbbb adé-b-ßbbc aß-a-c-b-dca
        bc-b-e-c-c-a-bb-ß-dßß ab-a-éde bß-ßb-d-dé-d-a-é-ßaé dé-a-ß-e-cbß cß-d-c-édé ébc-é-é-ébc ßß-d-eeb
        db-ßé-é-c-d-bc-a-ßcd de-c-d-a-déd ec-d-c-a-e-bbßß de-e-d-é-acd éc-é-ß-aéß ée-dc-c-b-é-aeß ba-c-e-b-dc-a-a-ß-eéé
        eß-e-bé-d-d-ß-d-ß-ßcß eé-ß-ß-cca éa-bb-ß-d-d-a-c-d-bßé bb-a-cbß bc-bc-e-ß-b-c-bb-e-ßßc cd-a-b-c-béc ce-beß
        ßa-ß-é-a-c-céé aa-ßdba edc-ßbec ßé-ßé-c-d-eec da-b-d-b-a-e-dae da-a-dé-eaa be-d-e-d-a-e-ß-bé-e-aßé
        ßßb-é-a-e-ß-ééb éé-bbbb-dé-c-bdd ée-a-e-bé-b-e-dc-edd ée-d-ß-d-bb-dc-c-e-béd bß-ß-a-écé éc-ß-a-e-bb-d-bcdc Cdcc-a-c-é-dé-é-bécé
        éc-dé-c-é-adc adé-é-ß-d-ßé-bbßd dß-ßb-ßßa ße-b-ßbé bc-é-e-a-d-ßéa cc-ß-d-e-e-a-ß-ßéße Aa-c-é-e-c-b-céa
        dß-cc-ß-e-e-a-c-d-ß-eeb ße-bc-e-ß-e-ceb dd-b-a-é-e-éda ae-d-b-ß-aac ba-d-b-ab-a-é-d-b-déee eß-ß-é-a-e-ß-aßa aa-e-bb-ß-a-éac
        db-ßée eé-b-c-b-a-c-é-é-ß-ß-ßae éd-d-e-ß-a-e-dße ßé-ßé-e-bbb-a-é-ccd ec-d-adc ee-bédé ae-é-d-d-a-é-bbbd
        ba-ßé-e-é-e-bßé ße-e-bcd bb-e-b-ßé-é-e-c-a-é-cac cdé-b-a-d-e-aeé bc-ßé-e-c-bcß Ée-e-é-aéa éé-é-ß-déce
        ße-é-b-e-dc-e-d-d-acd ba-ddé ßb-c-bd-e-e-a-e-a-b-béc ec-a-b-ßé-é-bcca ßa-dc-a-e-e-d-d-ede éb-e-ß-ab-a-é-é-dc-aéd aa-a-a-a-dac
        dé-a-bb-acc ßa-dc-d-d-c-ß-ßb-e-ßee dé-c-b-abaa cd-aéß ce-ecb bd-ß-ddé éd-b-e-é-é-é-c-ßcb
        ßé-dé-éeé Ea-édd bc-e-é-c-d-d-a-a-a-ßbe da-cbe cb-a-bb-ecé Éé-c-e-c-e-bde ßa-dd-c-e-dc-ß-dbc
        de-e-a-dd-d-ßé-d-e-ebc db-ßb-db-ßda ac-e-ß-dec eé-a-dac da-e-b-ß-bé-c-b-d-déß ab-é-a-a-d-a-ßd-ß-acß aé-d-e-e-ß-c-dcc
        ßc-d-bcß de-ß-d-ßdé ßa-dd-c-b-aba ébd-ßé-é-éßß cb-a-dbb-d-é-a-bccß ab-a-ßd-e-é-b-ß-a-aea ée-d-d-edb
        eb-db-ß-a-bb-dbc ßß-ßed de-b-ß-d-bé-ß-c-cdce ba-dd-ab-ß-é-a-d-e-ßec Cé-a-é-c-ceb de-é-dbec cb-eed
        ßd-ß-d-béée eé-c-dé-d-e-c-é-ßaé éb-e-c-e-c-e-b-ßbcd cd-dßd dc-ß-e-bé-bb-abe Cc-d-dda cé-e-é-écß
        dbc-e-ß-é-e-e-e-c-b-ddé ae-c-b-ebe bß-ßé-é-a-ß-ßbbc da-é-c-e-dé-b-ßbcßc dß-dc-c-é-é-d-ß-d-bcd éd-dé-cßb éa-ßé-ßb-ß-a-b-ecb
        éé-a-é-c-a-c-b-dße dé-d-e-éca abbbééc Ec-b-déd ée-dcc-a-dd-ceß ee-e-d-dcé eé-dc-a-e-ß-éßb
        ea-c-d-dée dd-d-e-b-e-d-déßd ed-a-aee eé-e-é-é-cdb ßß-d-b-d-a-édd ébbbd éß-ß-c-d-dé-ß-e-écb
        ebc-cc-ß-ß-eéß edc-d-c-é-c-b-e-bße cß-céc ab-ßdß be-a-a-b-d-e-dbdß dbc-e-d-d-bba dc-ß-adß
        ßß-dé-é-dc-ß-c-c-d-ßeß de-c-a-é-b-ß-ß-a-é-eßc dd-c-bc-ccé be-é-a-ßc-d-ß-e-béec ad-a-ßé-e-é-ß-ßb-ß-acd ßd-c-e-édß ßß-ßéce
        eß-d-bb-a-ßéa bbé-ß-c-ß-d-aßd bbc-ß-a-ß-a-c-d-d-a-bcc ab-d-e-a-b-ß-d-bbd ée-eéb ea-é-e-eac aa-a-ßb-d-d-b-a-ß-e-dbe
        ee-bcb éc-é-b-a-é-bdé-bd-acß bb-c-é-c-aea ee-ß-b-d-bcaß dd-e-e-é-a-e-e-c-ß-e-cac ae-a-e-é-ßdc ee-e-c-c-é-e-e-é-e-e-ccd
        ßc-d-dßb de-b-c-e-ß-é-e-d-dcd eé-e-é-e-ß-a-ééé éé-ßé-b-e-é-ß-deb dd-c-b-d-b-ddce abb-ß-a-b-dbe Eé-e-c-eed
        db-a-ddé-e-bdb ec-a-dé-d-ß-ßb-d-dßé eß-e-c-éec cé-bc-e-d-ß-d-a-ß-cßa ßd-c-bc-a-ééd ßßé-e-cae cbb-e-ßßß
        eß-a-e-é-dc-ßbßß de-é-bb-ßédß dc-d-d-d-b-ßdé bc-d-a-ßab bß-e-é-c-b-c-b-e-dßß Éd-e-c-é-cca ßé-a-a-a-a-cee
        ße-dé-ßé-é-ß-é-a-béc aa-e-e-c-d-bc-d-d-c-béb ec-é-ß-a-é-b-ecb ad-a-b-a-a-e-ß-é-ß-deß cß-aßc bc-bb-a-ß-e-b-a-add aé-c-e-a-é-a-e-e-éad
        cb-ab-e-dc-d-a-é-é-déd ed-e-ß-a-dc-é-é-a-cdß dé-bdb-d-a-a-ßcb ea-bac da-d-ßé-c-a-bééé ee-eéß aé-c-é-e-a-c-ßéd
        ßé-ßbßé aß-c-b-e-dbb-e-a-béa ßßb-d-ß-ß-ß-dé-e-b-aéß dd-d-e-b-a-d-e-éba de-é-é-d-c-ééß cc-dé-béé Ac-é-b-e-é-a-dea
        dé-dé-ß-d-ß-ß-e-dbé dß-ßce aßbé-b-ßad ab-ß-e-dcß ße-c-baa ae-ceé ac-dßd
        éc-a-d-a-é-c-e-bbb ab-e-dc-a-é-ß-eaé ße-d-é-a-é-c-é-b-e-ß-cßd ee-é-a-c-d-b-d-ß-ccc cé-e-ß-é-d-a-ß-ß-é-ace eé-d-a-ß-ß-ß-ßac aé-ß-c-a-e-e-ß-a-d-ßac
        cé-d-a-e-a-eße ßd-b-e-a-eße eé-ßéc cc-é-b-ß-ß-e-a-ebb ce-e-a-e-b-d-a-eßa be-ccc ec-e-é-a-ddé-dé-é-béa
        cß-a-dd-dé-d-ßé-bcé Éd-bé-c-béb ßd-d-e-dbc-e-e-dßß ba-ßéd ée-dé-ßé-c-é-c-ßab ßc-e-d-e-é-ß-ß-e-e-ccß cb-c-b-a-e-cbe
        bbb-a-e-e-d-eßb ebé-ßé-e-e-céc ßa-dbß éa-e-c-bb-ßcc Ee-ead cß-dae ée-ß-b-a-bé-eßa
        ßß-ßbe dß-ebc aa-e-d-dé-d-b-d-d-b-adc bd-édé dß-c-d-a-a-eßd eé-bc-e-déß cß-c-c-c-e-dcc
        ße-e-c-b-aßé ßé-cc-a-bb-dé-d-eca ee-ß-dce cd-ß-ß-a-a-é-dce ea-b-e-ß-c-bde ec-ß-bb-ß-ß-c-e-e-déeß ße-a-ß-a-a-e-a-c-a-dae
        da-é-e-c-ead ac-c-b-é-a-eßb ae-c-ß-c-d-a-é-ebd éßé-ßdb Aé-c-e-béb dbé-c-ß-dea ßb-a-e-édé
        ab-d-é-a-e-c-e-ß-ead éc-b-ß-é-a-bbcda Db-d-c-e-daé bbc-ß-ß-ßé-écß bd-d-e-a-é-ß-ebd dé-a-c-b-e-bé-ßébd ée-c-c-eée
        Bc-dbc eß-ß-aéb ba-a-a-ß-ßééd éß-ß-e-e-ß-c-ßb-ade eb-ß-e-a-e-a-e-a-bcb éd-cb-a-é-é-éec ca-dda
        ße-é-ßb-e-bbc ßé-d-dééd cé-c-e-e-d-a-caé ea-ß-a-e-e-é-ßé-e-add eß-b-ßb-bb-ß-ßbc-dßé dc-ebd ßa-e-bbe
        Eé-bdébd ac-e-a-ßc-d-c-bée éd-a-é-d-a-é-eée db-d-adc cßé-c-ß-déé cd-c-d-e-d-ßbßé Ec-é-d-é-a-cdd
        de-a-ß-a-bc-dßß ße-eba éé-db-ßab aßbcé ßb-e-e-d-a-c-a-é-ß-eed ec-é-ßb-d-ß-a-dbc-ßbé bb-ßbb-e-bac
        edd-a-d-a-é-e-bbe ea-bc-d-ßße ßb-d-a-ab-e-d-ßéd eß-eßd ßß-acb cé-bcé cß-d-c-e-b-e-d-ß-d-d-dab
        ßc-a-dd-cc-ß-déßd Ed-eba bd-b-e-b-bb-ßbßb éß-a-a-cbé éß-a-e-b-e-ß-e-a-é-ccdb cb-éac éc-é-ß-dba
        Bbb-c-é-c-e-d-dde aé-e-e-d-e-b-a-dcß ea-daß ße-ddß ad-ß-c-e-dbb-aéa ebé-c-eßd ca-é-bbé-dé-bc-ß-ebb
        dé-a-bbbcß eb-aéb de-c-d-b-ßbéd bb-ß-a-ß-é-a-a-e-aba ße-e-b-é-aßc bb-e-c-d-cc-ß-ßßb dd-c-aed
        adcdc Éé-c-b-d-aée da-e-e-a-ßcéa éa-d-e-b-d-e-é-e-a-bßb bß-c-ß-e-e-é-éab ce-ß-dé-d-dßß cc-aea
        dß-a-ßda Écc-a-é-a-a-e-bc-e-ecd éß-dé-b-a-é-é-é-déc db-a-c-é-e-e-e-bac ac-aée ßd-c-a-dced ßd-b-d-ß-c-éaa
        éc-a-d-e-b-b-dßa aé-é-dé-d-eed cß-ß-a-a-e-ß-b-daß éß-ß-ß-dé-é-e-c-aed ca-b-a-c-eéd ßa-c-é-e-e-ß-ßbbbaß ßd-a-bbé
        cc-ß-ß-d-ßed ße-é-e-c-e-éßa ße-e-éße ca-é-e-dßß cß-c-d-a-c-e-bac ba-c-e-b-d-e-e-e-ßac ßc-a-d-e-dda
        cb-e-b-ßé-bd-a-é-dcab bc-dab ae-d-d-a-a-d-e-e-é-écb cc-bßd ee-d-d-e-é-b-a-aea be-dbcß ßß-ß-c-ß-a-c-ßd-d-d-adß
        ßé-ßbé-e-é-b-aaa bd-deß bß-e-a-d-a-dbde éc-é-é-a-a-a-é-ébd ße-dcd aa-é-ß-ßé-é-ß-e-c-bbßa ßß-d-e-é-e-b-e-c-déb
        Aé-a-bbba ßé-a-bé-bcc-ß-ßdce aé-bb-a-ß-ß-ß-d-aaé be-ß-é-é-a-a-a-é-ß-ddé De-b-bée aßd-e-d-d-bbé-db-eßb ßb-ß-a-e-ß-éßé
        de-db-e-eeé bßb-ß-a-é-c-c-é-e-bceß ab-ß-a-é-a-a-dbaé ac-dé-d-ß-a-c-b-ß-e-cab ec-a-b-a-ßb-é-a-déee éé-ccc ee-ß-d-c-a-eac
        ßé-c-éßd aa-a-ß-c-ß-dda ba-dcab bß-e-d-a-c-ßb-aßß éé-e-cee éa-d-a-cc-aéb ac-e-e-ß-é-b-e-e-b-d-bda
        bbc-c-eed ßbc-ß-d-b-d-a-c-e-dßé cd-c-b-d-ßcß Ca-é-a-bc-d-e-é-e-ééd éß-ßbeé aa-d-a-é-é-d-a-é-e-e-aac éc-d-a-bb-c-é-eeß
        ßd-a-d-é-a-ß-a-a-ééb ec-é-e-ß-e-d-d-c-ßéa ße-é-d-ß-c-e-dcé eé-cc-d-ß-c-dcc-a-cßc de-ß-bbeb ec-é-d-a-céß Ee-acé
        be-bbe cé-ßb-ß-e-b-ß-ß-d-c-eßd dé-c-c-bb-dßa éd-ß-c-béde cé-c-e-b-a-e-e-d-c-b-ßcd dß-a-ac-a-eeß cé-e-ßdb
        éé-e-b-ß-ß-eec éé-dßc bé-ß-a-d-ß-e-a-abeé ed-ßbé-ß-a-e-d-a-é-ßce dbc-a-b-a-c-b-c-béeé ca-ß-aae ßc-e-a-d-ß-ß-a-e-a-béba
        Ac-e-a-b-e-dbc Bb-eéé ßßb-ß-d-b-d-céd ce-e-a-d-e-b-e-é-ébé cc-ß-d-ß-c-aba bßc-é-ßbc-déß eß-é-ßbb-e-c-d-c-aba
        """
}
