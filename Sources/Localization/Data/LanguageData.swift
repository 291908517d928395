// Recorded by Scripts/record-languages.py from ICU 72; do not edit.

/// The relations and scripts of languages.
enum LanguageData {
    /// The languages whose parent is not the language without its last part, by their parents.
    static let parents: StaticString = """
        en_001: en_150 en_AG en_AI en_AU en_BB en_BM en_BS en_BW en_BZ en_CC en_CK en_CM en_CX en_CY en_DG en_DM en_ER en_FJ en_FK en_FM en_GB en_GD en_GG en_GH en_GI en_GM en_GY en_HK en_IE en_IL en_IM en_IN en_IO en_JE en_JM en_KE en_KI en_KN en_KY en_LC en_LR en_LS en_MG en_MO en_MS en_MT en_MU en_MV en_MW en_MY en_NA en_NF en_NG en_NR en_NU en_NZ en_PG en_PK en_PN en_PW en_RW en_SB en_SC en_SD en_SG en_SH en_SL en_SS en_SX en_SZ en_TC en_TK en_TO en_TT en_TV en_TZ en_UG en_VC en_VG en_VU en_WS en_ZA en_ZM en_ZW
        en_150: en_AT en_BE en_CH en_DE en_DK en_FI en_NL en_SE en_SI
        en_IN: hi_Latn
        es_419: es_AR es_BO es_BR es_BZ es_CL es_CO es_CR es_CU es_DO es_EC es_GT es_HN es_MX es_NI es_PA es_PE es_PR es_PY es_SV es_US es_UY es_VE
        fr_HT: ht
        no: nb nn
        pt_PT: pt_AO pt_CH pt_CV pt_FR pt_GQ pt_GW pt_LU pt_MO pt_MZ pt_ST pt_TL
        zh_Hant_HK: zh_Hant_MO
        """

    /// The languages, also in a region, by their usual script; others are written in Latin.
    static let scripts: StaticString = """
        Arab: aeb ar arq ars ary arz az_IQ az_IR bal bej bgn bqi brh ckb fa gbz glk ha_CM ha_SD khw kk_AF kk_CN kk_IR kk_MN ks ku_LB ky_CN lah lrc mde ms_CC mzn ota pa_PK ps sd sdh shu swb tg_PK ug und_AE und_AF und_BH und_DZ und_EG und_EH und_IQ und_IR und_JO und_KM und_KW und_LB und_LY und_MA und_MR und_OM und_PK und_PS und_QA und_SA und_SD und_SY und_TN und_YE ur uz_AF
        Armi: arc
        Armn: hy und_AM
        Avst: ae
        Bamu: bax
        Beng: as bn bpy mni und_BD
        Cakm: ccp
        Cans: cr iu oj
        Cher: chr
        Copt: cop
        Cprt: grc
        Cyrl: ab ady alt av az_RU ba be bg bua ce chm crh cu cv dar inh kaa kbd kk koi krc kum kv ky lez mdf mk mn mrj myv os ru rue sah sr tg tt tyv udm ug_KZ ug_MN uk und_150 und_BG und_BY und_KG und_KZ und_MK und_MN und_RS und_RU und_TJ und_UA uz_CN
        Deva: awa bgc bho bra brx doi gom hi kok kru mag mai mr mwr ne new raj sa sd_IN und_IN und_NP
        Egyp: egy
        Ethi: am byn gez ti tig und_ER und_ET wal
        Geor: ka und_GE xmf
        Goth: got
        Grek: el pnt tsd und_CY und_GR
        Gujr: gu
        Guru: pa
        Hans: gan hak hsn lzh nan und_CN wuu yue_CN zh
        Hant: und_HK und_MO und_TW yue zh_AU zh_BN zh_GB zh_GF zh_HK zh_ID zh_MO zh_PA zh_PF zh_PH zh_SR zh_TH zh_TW zh_US zh_VN
        Hebr: he lad und_IL yi
        Jpan: ja und_JP
        Kawi: kaw
        Khmr: km und_KH
        Knda: kn tcy
        Kore: ko und_KP und_KR
        Laoo: lo und_LA
        Latn: ky_TR rif_NL sr_ME sr_RO sr_RU sr_TR
        Mlym: ml
        Mong: mn_CN
        Mymr: my shn und_MM
        Nkoo: man_GN nqo
        Ogam: sga
        Olck: sat
        Orya: or
        Osge: osa
        Phli: pal
        Phnx: phn
        Runr: non
        Saur: saz
        Sgnw: ase
        Sinh: si und_LK
        Sogd: sog
        Syrc: syr
        Taml: bfq ta
        Telu: gon te
        Tfng: rif shi zgh
        Thaa: dv und_MV
        Thai: th und_TH
        Tibt: bo dz und_BT
        Ugar: uga
        Vaii: vai
        Xpeo: peo
        Xsux: akk
        Yiii: ii
        """

    /// The scripts that are written from right to left.
    static let rightToLeftScripts: StaticString = """
        Arab Armi Avst Cprt Hebr Nkoo Phli Phnx Sogd Syrc Thaa
        """

    /// The codes of all known languages.
    static let languages: StaticString = """
        aa ab ace ach ada ady ae aeb af afh agq ain ak akk akz ale aln alt am an ang anp ar arc arn aro arp
        arq ars arw ary arz as asa ase ast av avk awa ay az ba bal ban bar bas bax bbc bbj be bej bem bew
        bez bfd bfq bg bgc bgn bho bi bik bin bjn bkm bla bm bn bo bpy bqi br bra brh brx bs bss bua bug bum
        byn byv ca cad car cay cch ccp ce ceb cgg ch chb chg chk chm chn cho chp chr chy ckb co cop cps cr
        crh cs csb cu cv cy da dak dar dav de del den dgr din dje doi dsb dtp dua dum dv dyo dyu dz dzg ebu
        ee efi egl egy eka el elx en enm eo es esu et eu ewo ext fa fan fat ff fi fil fit fj fo fon fr frc
        frm fro frp frr frs fur fy ga gaa gag gan gay gba gbz gd gez gil gl glk gmh gn goh gom gon gor got
        grb grc gsw gu guc gur guz gv gwi ha hai hak haw he hi hif hil hit hmn ho hr hsb hsn ht hu hup hy hz
        ia iba ibb id ie ig ii ik ilo inh io is it iu izh ja jam jbo jgo jmc jpr jrb jut jv ka kaa kab kac
        kaj kam kaw kbd kbl kcg kde kea ken kfo kg kgp kha kho khq khw ki kiu kj kk kkj kl kln km kmb kn ko
        koi kok kos kpe kr krc kri krj krl kru ks ksb ksf ksh ku kum kut kv kw ky la lad lag lah lam lb lez
        lfn lg li lij liv lkt lmo ln lo lol loz lrc lt ltg lu lua lui lun luo lus luy lv lzh lzz mad maf mag
        mai mak man mas mde mdf mdh mdr men mer mfe mg mga mgh mgo mh mi mic min mis mk ml mn mnc mni moh
        mos mr mrj ms mt mua mul mus mwl mwr mwv my mye myv mzn na nan nap naq nb nd nds ne new ng nia niu
        njo nl nmg nn nnh no nog non nov nqo nr nso nus nv nwc ny nym nyn nyo nzi oc oj om or os osa ota pa
        pag pal pam pap pau pcd pcm pdc pdt peo pfl phn pi pl pms pnt pon prg pro ps pt qu quc qug raj rap
        rar rgn rif rm rn ro rof rom rtm ru rue rug rup rw rwk sa sad sah sam saq sas sat saz sba sbp sc scn
        sco sd sdc sdh se see seh sei sel ses sg sga sgs sh shi shn shu si sid sk sl sli sly sm sma smj smn
        sms sn snk so sog sq sr srn srr ss ssy st stq su suk sus sux sv sw swb syc syr szl ta tcy te tem teo
        ter tet tg th ti tig tiv tk tkl tkr tl tlh tli tly tmh tn to tog tpi tr tru trv ts tsd tsi tt ttt
        tum tvl tw twq ty tyv tzm udm ug uga uk umb und ur uz vai ve vec vep vi vls vmf vo vot vro vun wa
        wae wal war was wbp wo wuu xal xh xmf xog yao yap yav ybb yi yo yrl yue za zap zbl zea zen zgh zh zu
        zun zxx zza
        """
}
