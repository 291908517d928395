// Recorded by Scripts/record-languages.py from ICU 72; do not edit.

enum NumberSymbolData {
    /// Languages: decimal and grouping separator, minus, plus, zero, and the sizes of groups.
    static let symbols: StaticString = """
        ast az bs ca da de dsb el en_AT en_BE en_DE en_DK en_NL en_SI es_AR es_BO es_CL es_CO es_EC es_PY es_UY es_VE fr_LU fr_MA fur fy gl hsb id is it jgo jv kgp kkj kl km ku lb ln lo lu mgh mk ms_BN ms_ID mua nl nnh pt qu_BO rn ro rw sc seh sg sr su sw_CD tr vi wo yrl: , . - + 0 3 3 1
        es ia: , . - + 0 3 3 2
        ar_DZ ar_LY ar_MA ar_TN: , . \u{200e}- \u{200e}+ 0 3 3 1
        eu fo hr sl: , . − + 0 3 3 1
        af agq bas br cs cv de_AT dua dyo en_FI en_SE en_ZA eo es_CR ewo ff fr_CA hu hy kab kea kk ksf ky nmg os pt_AO ru sah shi sk smn tg tk tt tzm uk uz yav zgh: , \u{a0} - + 0 3 3 1
        be bg ka lv pl pt_CH pt_CV pt_GQ pt_GW pt_LU pt_MO pt_MZ pt_PT pt_ST pt_TL ru_UA sq: , \u{a0} - + 0 3 3 2
        fi ksh lt nb nn no se sv: , \u{a0} − + 0 3 3 1
        et: , \u{a0} − + 0 3 3 2
        wae: , ’ - + 0 3 3 1
        fr: , \u{202f} - + 0 3 3 1
        en_US_POSIX: . , - + 0 0 0 1
        brx en_IN gu hi ml or pa ta te: . , - + 0 3 2 1
        es_419 es_BR es_BZ es_CU es_DO es_GT es_HN es_MX es_NI es_PA es_PE es_PR es_SV es_US ks_Deva sd_Deva ta_MY ta_SG: . , - + 0 3 3 1
        ee: . , - + 0 3 3 3
        mr ne sa: . , - + ० 3 2 1
        bgc bho raj: . , - + ० 3 3 1
        as bn: . , - + ০ 3 2 1
        mni: . , - + ০ 3 3 1
        dz: . , - + ༠ 3 2 1
        my: . , - + ၀ 3 3 1
        sat: . , - + ᱐ 3 3 1
        ccp: . , - + 𑄶 3 2 1
        ar_AE ar_EH he ur: . , \u{200e}- \u{200e}+ 0 3 3 1
        dje khq mfe ses twq xh: . \u{a0} - + 0 3 3 1
        de_CH de_LI en_CH it_CH: . ’ - + 0 3 3 1
        gsw rm: . ’ − + 0 3 3 1
        ff_Adlm: . ⹁ - + 𞥐 3 3 1
        ar sd: ٫ ٬ \u{61c}- \u{61c}+ ٠ 3 3 1
        ks lrc mzn pa_Arab ps ur_IN uz_Arab: ٫ ٬ \u{200e}-\u{200e} \u{200e}+\u{200e} ۰ 3 3 1
        fa: ٫ ٬ \u{200e}− \u{200e}+ ۰ 3 3 1
        ckb: ٫ ٬ \u{200f}- \u{200f}+ ٠ 3 3 1
        """
}
