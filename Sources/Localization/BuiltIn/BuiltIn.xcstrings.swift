// Generated from BuiltIn.xcstrings by Scripts/generate-built-in-texts.py; do not edit.
// swift-format-ignore-file
// The digest of the catalog: a9aa811c2764b07f2dada5e501728e18cef7bffeb0e1ef17a72a448d5581c67c

extension StringTable {
    /// The texts of BuiltIn.xcstrings.
package static let builtIn = StringTable("""
S1 277 en ar de es fr it ja nl pl pt-BR zh-Hans\u{a}000010000A0000T0000e000110001C0001O0001a000220002C0002T0002i0003<0003O00\
03c000440004E0004T0004d00052000560005;0005J0005T0005[0005b0005m000670006@0006L0006W0006b000700007@0007L0007Y0007f0008400\
08B0008O0008U0008e000960009K0009V0009a0009m000:>000:J000:U000:g000;5000;J000;W000;a000;o000<7000<K000<[000<k000==000=J00\
0=Z000=k000>C000>R000>d000?7000?K000?U000?^000?n000@8000@C000@O000@\\000@g000A7000AK000AU000A_000Af000Ak000B0000B@000BJ00\
0BS000B^000Bn000C@000CS000Cl000DA000DW000Df000E:000EN000E\\000Eo000F<000FL000F[000Fm000GC000G\\000H5000HB000HV000Ha000Hj00\
0I5000IF000IP000IZ000Ig000J5000JC000JP000Ja000K2000K=000KN000K_000Kj000L6000LJ000La000M3000MF000MQ000M]000N2000N?000NM00\
0NZ000No000O;000OP000Oe000P:000PK000PS000Pa000Pm000Q8000QF000QR000Q]000Qg000R1000R9000RC000RM000R\\000Rj000S9000SI000SU00\
0Sc000T2000T?000TK000TZ000Tf000U2000U@000UN000UY000Uf000V4000VC000VU000Vc000W0000W<000WI000W[000We000X;000XE000XV000X`00\
0Xm000Y7000YG000YW000Ya000Yo000Z9000ZE000ZT000Zi000Zl000[5000[;000[@000[O000[T000[`000[h000[n000\\5000\\:000\\A000\\O000\\^00\
0\\k000]>000]G000]M000]]000]l000^@000^N000^`000_3000_I000_\\000_a000_n000`<000`J000`W000`c000`l000a<000aL000aU000ab000an00\
0b<000bW000c1000cE000c^000d1000d=000dI000dX000df000e0000e=000eQ000ec000f7000fA000fK000fY000fg000g<000gJ000gV000gi000h400\
0hF000hP000h`000ho000iB000iS000ik000j5000jF000jO000j[000jm000kH000k_000l:000l?000lK000lY000le000ln000mC000mS000mc000n200\
0n;000nG000nQ000nV000n^000nc000nk000o5000oA000oK000oY000oe001010010>0010H0010R0010Z0010c00111001150011:0011B0011L0011S00\
11Z0011e0011o0012<0012B0012M0012X0012`0012n0013;0013E0013b0013m0014J0014f0014l0015c0015o0016C0016H0016M0016S0016^0016d00\
16i0017<0017D0017_0017o001830018;0018C0018O0018W0018_0018i0018n0019D0019M0019]0019d001:1001:<001:H001:M001:Q001:W001:\\00\
1:b001:i001;1001;7001;B001;Q001;V001;[001;b001;g001;l001<7001<<001<@001<F001<Q001<l001=A001=]001>6001>U001?A001?[001@a00\
1AZ001B<001Ba001CD001DX001E3001EL001F5001Fl001G9001GG001GL001GP001GU001Ga001Gm001H8001HG001HX001Hh001I0001I<001II001Ig00\
1J3001J?001JE001JQ001JX001J`001Jk001K7001KB001KG001KU001K`001Kg001Km001L;001LE001LX001Lk001M9001MC001MG001MQ001MV001MZ00\
1Md001Ml001N3001N9001N?001NC001NM001NW001Na001Nj001O4001O?001OF001OO001OY001Oa001Og001P9001P?001PY001Pa001Q?001QD001QK00\
1QS0019d001Q\\001R:001RA001RG001RN001;g001R[001Rl001S1001S=001SB001SM001SR001S]001Sk001T0001T<001TA001TH001TX001U:001U=00\
1UF001UL001UQ001Uh001Um001V5001V=001VC001VJ001VO001VV001Vd001Vl001W2001W>001WG001WM001W]001Wl001X=001XE001X_001Xl001YC00\
1Y^001Yc001Yl001Z6001Z@001ZI001ZQ001ZV001Zb001Zn001[7001[D001[L001[V001[k001\\?001\\M001\\`001\\m001]6001]V001]i001^4001^>00\
1^F001^Q001^Z001^i001_9001_>001_G001_P001_\\001_e001_l001`6001`<001`E001`J001`U001`_001`i001a5001aD001aI001aQ001aU001ae00\
1an001bV001ba001c9001c>001;[001cF001cM001cV001cd001cm001d6001d>001dI001d_001dj001e1001e;001eF001eT001e_001f=001fY001g500\
1gX001h;001h^001iA001i[001if001j1001je001k0001k9001kD001kf001l7001lB001lV001lj001m;001mD001mT001m`001n;001nT001nh001o<00\
13b0020j0021K0022k002360024I0025?0025f002610026:0026E0026]0026f0026o0027J0027Y0028?0028R0028[002950029@0029T0029j002:@00\
2:\\002:i002;I002;V002<3002<B002<Q002<i002=?002=N002=Y002=_002=l002>;002>J002>Y002>d002?<002?T002?_002?j002@1002@6002@A00\
2@Q002@X002@]002@d002A8002AZ002Ao002BO002Bm002CT002DA002De002F<002GY002HQ002I>002In002OR002P0002PR002Q;002R@002RT002Rj00\
2S1002S:002SA002Sb002T@002TY002U1002UD002Ub002V1002VI002V]002XK002Xa002YB002YO002Ya002Yl002Z3002ZT002[5002[D002[M002[c00\
2\\3002\\<002\\G002\\_002\\o002]C002]W002]i001MC001MG001MQ001MV001MZ001Md001Ml001N3002^4001N?002^?002^S002^g002_4002_9002_B00\
2_O002_Z002_c002`5002`G002`N002a:002aE002bi002cA002do002eA002eY002eo002<B002f<002gj002hG002hR002hh002iB002iM002il002j300\
2jG002jT002jo002k>002kV002ko002l:002lP002lW002lb002m7002mb002mm002n8002nL002nW002oC002oN002o\\002og002ol00307002S:0030>00\
30T0030c003100031E0031X0031e0032?0032W0033H0033W003460034P0034d0035E0035P0035h0036;0036J0036U0036`0036m0037:0037T0038=00\
38f003950039Q003:0003:Q003:i003;U003;m003<B003<h003=D003=Y003>5003>@003>N003>X003>o003?I003?V003?n003@9003@G003@_003@h00\
3A?003AH003AT003A]003Ak003B9003BG003B]003C?003CD003CL003C[003Ck003D9002T@003E=003Eb003Em003F@003FK003FZ003Fn001i[001if00\
3GO003G^003Gi003H:003HE003HL003HV003H^003Hj003I3003I?003IN003I^003J2003JF003J[003Jn003K=003KJ003KV003Kh003L4003L<003LD00\
3LP003LW003La003M2003MA003MP003MY0012M003Mh003N4003ND003NR003N`0013b003O<003OY003P3003P>003Q0003Q?0016C003QX003Q]003Qc00\
3Qn003R4003R;003RK003RU003S4003SN003SR003SY003Sc0018O0018W003T4003TB003TH003T`003Tl003U7003UA003UO003Ua003V0003V6001:Q00\
3V:003VA001:b003VI003VQ003VW003Vg003W8003W@003WE003WN003WU003W`003Wn003X7003XD003XN003X_003YJ003Ye003ZE003Zd003[H003\\400\
3\\X003^2003^l003_M003`=003`g003bM003bo003cT003dB003eC003eM003e_003eg003el003f3003fU003fh003g9003gF003gX003gl003h5003hC00\
3hR003i5003iC003iX003ib003j0003j:003jD003jQ003j_003jl003k1003k=003kG003kN003kW003ki003l8003lL003la003m1001MC003m?003mJ00\
1MV003mO003mW003m`003mh003n1003n;003nE003nS003n`003nl003o7003oC003oN003oY003oe00400001Oa0040:0040N0040V004140041A0041_00\
3Tl0041m001QS003UA0042@0042`001RA004300043<003WU0043O0043`0043f0043o004450044F0044L0044[0044m004550045G0045O0045W0046000\
1U:0046[001UF0046e004700047M0047Y0047i004870048A0048O003el0048Y0048i004940049<0049H0049V0049]004:5004:I004:d004:l004;E00\
4;X004;n004<H004<N001Yl004<W004<a004<k004=3004=8004=@004=M004=[004=j004>:004>M004>h004?A004?V004?m004@@004@P004A1004AS00\
4A_004B0004B7004BA004BJ004B[004Bb004Bh004C2004C;004CG004CQ004CX004Cb004Cg004Co004D6004DB004DT004D^004Dh001aD004E5001aQ00\
4E=004EJ004ES003fh004FY004G8004GE003WE003m`004GV004Ga004H6004HA004HL004H]004He004I7004IA004IK004IX004I_004Ij004J3004JE00\
4JW004Jh004K>004KW004Kn004LE004LS004L[004Lc004MB004MJ004MQ004MY004Md004Ml004N5004NH004N[004Ni004O20012M004OF004OP004O`00\
4P8004PJ0013b004Pf004Q@004Q]004Qd004Re004S?004SW004S_0016M004Sd004T;004TA004TM004Ta004Tj004UI004U[004U`004Um004V6004V?00\
4VG004VO004Va004Vi004WB004WK004W]004Wi004X6004XC004XS004XY004X^004Xj004Xo004Y5004Y<004YD004YH004YV004Xj004Yc004Yh004Z100\
4Z7004Z>004ZK004ZR004ZY004Z_004[0004[S004[m004\\F004\\\\004]:004]e004^A004_N004`J004`h004aR004b6004cN004ci004dF004do004el00\
4f4004fH004fN004fS004fZ004fn004gB004gQ004gg004h8004hK004hV004hf004i5004ij004j=004jZ004jb004k5004k=004kH004k_004l4004l<00\
4lD004lW004lg004lo004m5004mD004mV004mg004n9004nA001MC004nK001MQ001MV004nU004n]004ne004nk004o2001N?004o:004oH004oU004o`00\
4oi005040050@0050I0050S0050e001Oa005180051S0051^005280052A0052_0052i005320053@004Wi0053J0053j005490054@0054H0054W0054`00\
55;0055C0055U0055[0055g0055m005690056M0056S0056^0056m005750057L005840058<0058F0058L0058W00591005990059D0059O0059Y0059d00\
4fS0059l005:?005:J005:R005:^005:f005;0005;D005;Y005;l005<5005<Q005<b005=6005=R005=Z005=d005=n005>8005>C005>M005>R005>a00\
5>m005?@005?R005?\\005?l005@G005@c005A5005AN005A`005B2005BS005Bj005C=005CH005CS005Ca005Cj005D9005DL005DR005D`005Dj005E700\
5EF005EN005E]005Ed005En005F7005FI005F[005Fh005G7005GL005GR001aQ005G[005Gl005H6004gB005Hi005ID005IM005IY005If005J0005J<00\
5JL005JV005J`005Jj005K2005KH005KQ005K_005L0005L9005LG005LQ005Lc005M1005MC005M^005N<005NZ005O6005OG005OP005OY005Ol005P400\
11:005P;005PC005PR005PZ005Pm005QA005QO005QY0012M005Qn005R=005RO005R_005S4005SR005S^005T9005TW005T^005Ud005V00016C005VF00\
5VK005VS005Vf005Vk005W2005WF005WO005X3005XG005XM005XV005X_0018O0018W005Xh0018i005Y7005YN005YZ005Z2005Z7005ZE005ZS001:H00\
5Zh001:Q005Zm005[3001:b001:i005[:005[?005[L005Zm005[]005[d005[n005\\7005\\@005\\Q005\\X005\\_005\\f005]9005]Z005^5005^Z005_500\
5_Y005`J005`k005bA005c;005cY005dE005dk005f?005]9005f^005gO005hW005he005i8005i?005iD005iO005i`005j2005jB005jW005ji005k?00\
5kI005kX005kf005l[005lh005m<005mD005mT005m\\005mf005n8005nJ005nX005n]005nl005o=005oF005oL005o^005on0060@0060R0060Y001MC00\
60c001MQ006130061:0061C005P40061M0061Q0061X0061c006220062A005OP0062K0062S0062`0062l006380063N001Oa0063e005[n0064:0064V00\
1Pa0064a0064o00658001QS005Z70065I0065i0066:001RG0066A0066T0066]006750067=0067J0067O001SM0067]0067k0068@0068H0068U0068c00\
68l0069A001U:0069f001UF006:0006:8006:c006:m006;:006;E006;O006;]005iD006;i006<>006<I001W2006<Q006<[006<d006=<006=W006=i00\
6>2006>R006>g006?A006?a001Yc006?j006@<006@D006@O006@Z006@_006A1006AE006AT006Ag006B0006BA006BT006Bg006C=006C_006D3006D?00\
6Da006E;006EM001^>006EX005Ca006Ec006F3006FG006FP001_G006Fa006Fm006G<006GD001`6006GP006GY006Gc006Gn006H<006HF006HR006Ha00\
6Hg001aQ006I0006IC006IM005j2006JI005PR006Jg006K2006KA006KK006KV006Ko005OP006L9006LC006LJ006L`006Lk006M4006M@006MI006MV00\
6M^006N0006NB006NT006Nj006O@006OT006Oj006P6006PB006PI006PY006Pb006Pk006Q5006Q@006QK006QS006Qc006R3006RA006RI0012M006RY00\
6Re006S7006SM006S]0013b006T8006TR006To006U6006V1006VH006V\\006Vc006Vg006Vn004T;006W@006WH006W[006Wd006XD006XV006X\\006Xd00\
6Xk006Y4006Y<006YC006YV006Y]006Z5006ZA006ZX006Zd006[1006[H001_9006[V001:Q006[]006[a004Y5006[e006[l006\\1006\\A006[]006\\Q00\
6\\V006\\^006\\c006\\l006];006]A006]H006]P006]`006^@006^X006_8006_L006`1006`Y006a;006bF006c7006c]006dH006dn006fM006fh006gE00\
6gl006hj006i8006iH006iM006iS006iY006j4006jI006jZ006jm006k>006kS006k_006l1006lA006m4006mB006mY006m^006mn006n5006n@006nS00\
6nd006o2006o<006oK006o\\006od006oj0070:0070O0070_007140071<001MC001MG001MQ001MV0071I0071R0071Y0071_0071f001N?0071m0072800\
72B0072L0072U0072_0072k007330073;0073G001Oa0073Q0073k007450074L0074X007550075E0075N0075^0075h007650076T001RA001RG0076a00\
6\\c00771001Rl0077H0077W0077]001SM0077l007870078I0078N0078^0078d0078m0079B001U:0079f0058F007:0007::007:R007:Y007:c007:l00\
7;5007;?007;E007;K007;[007;e007;l007<9007<F007<P007<b007=4007=H007=P007=n007>?007>Z007?:007?E007?N007?W007?a007@0007@;00\
7@A007@N007@Y007@m007AA007AI007AW007Ao007BH007BZ007C3007CC007CP007D1007DK007DW007D_007Dh005Ca007E4007EB007ET001_>005D`00\
5Dj007EY007Ef007Eo007F?007FH005En007FT007Fc006H<007G4007GD007GW007G]001aQ007Gf007H8007HA006jI007I6006QK007IT007I_007Il00\
7J8007JE007J[007Jf007K0007K;007KT007L3007L=007LJ007L\\007Li007M:007MD007M]007Mm007N=007NS007Ni007O?007OU007Ok007P2007P900\
7PL007PS007PZ007Pj007Q=007QG007QW007Qd007R1007R=007RG007RZ007Rf007S6007SE007SO007S\\0013b007T1007TT007Tf007U0007V?007VU00\
7W:007WD007WH007WR007Wh007Wl007X9007XB007XO007Xh007YD007YH007YU007Y\\007Yf007Z0007Z:007ZG007ZQ007Zh007[5007[?007[F007[X00\
7[b007[o007\\6007\\:007\\H007\\L007\\S007\\S007\\W007\\[007\\e007\\o007]6007]:007]A007]H007]O007]e007]o007^9007^F007^Y007_A007_f00\
7`]007aB007ag007b^007c@007e0007fB007g9007gh007hh007id007jO007k7007kk007ln007m8007mN007mU007m_007mf007nL007nY007nf007o<00\
7oJ007oW007o^007on0080>0080S0080`008190081F0081_0081l008290082C0082M0082T0082[0082h00832008390083@0083V0083f008490084L00\
84\\001MC001MG001MQ001MV001MZ001Md001Ml001N30084c001N?008500085F0085Y0085`008600086F0086M0086T0086a0086n0087;0087K0087d00\
87k0088:0088J0088V0088]0088m008970089D0089P0089\\0089l008:6008:=007]H008:Y008;8008;E008;[008;e008<8008<E008<^0087d008=600\
8=@008=G008=W008><001U:008?8008??008?L008?S008@8008@E008@W008@^008@e008A2007m_008A9008AR008AY008A`008Ag008An008B5008BH00\
8B[008C:008CD008C^008D1008DJ008Dd008Dk008E5008EH008E[008Eh008Eo008F9008F@008F\\008Fi008Eh008G6008G@008GS008Gi008H9008HR00\
8Hb008I:008IZ008J5008JM008JW008Jg008K9008KK008Km008L:008LD008LW008L^008Lg008M7008MD008MP008MW008M`008Mg008N:008NP008Nb00\
8O5008OJ008OW001aQ008Of008P0008P<007nY008QB008QZ008Qg007]:008R9008R@008RP008Rf008S0008S:008SS008S]008Sn008T7008T>008TH00\
8TS008Tb008Tk008U6008UF008UT008Ua008V2008VD008VQ008V[008Vd008Vn008WB008WL008WR008WZ0011L008Wf008X0008X<006R3008XI008XQ00\
12M008X]008Xk008Y<008YN008Y\\0013b008Z9008ZV008[4008[<008\\D008\\S0016C008\\k008]1008]7008]E003R4008]K008]^008]f008^C008^T00\
8^Y008^i008_30018O0018W008_9006YV008_C008_\\008_f008`8008`D008`R008`g003V0008a4008a8008aB008aF008aK003VI008aR008aX008ag00\
8b4008b9008b>008bJ008bQ008bZ008bd008bn008c6008c>008cO008d7008dR008dn008eH008ej008fY008g@008hV008iN008in008jR008k=008lY00\
8m:008m_008nK008oH008oW008o`008og008om009020090F0090X0090h009130091E0091U0091]0091k009280092\\0092i0093=0093I0093[0093e00\
93o0094?0094P0094W0094[009560095A0095I0095Q0095b0095o0096=0096J0096X001MC001MG001MQ001MV001MZ001Md0096e001N30096k001N?00\
9720097D0097S0097\\0097e00980009890098C0098O0098`001Oa009910099B0099L0099c0099i009:G009:R009:]009:n008`D009;6009;V001RA00\
1RG009;a008bQ009;o009<E009<M001S=009<]001SM009<f009=4009=F009=P009=`009=i009>1009>D001U:009>i009?1009?:009?C009?`009?h00\
9@<009@G009@T009@a009@i009A0009AF009AQ009AX009Ac009B0009B6009BF009BT009Bm009C6009CR009Cc009D?009D[009Dc001Yl009Dm009E800\
9EC009EP009EU009Eb009F0009F=009FH009FO009F_009G9009GQ009G_009H4009HC009HQ009I1009IO009I]009Im009J5009J@009JI009JX009J_00\
1_>001_G009Jh009K4009KA009KE009KO009KZ009Kh009L2009L?009LP009LZ009Lc009Lo009M5001aQ009M>009MK009MT0090X009NO009Nm009O<00\
9OM009OY009O_009Oh009P<009PJ009PX009Pc009Pk009Q@009QI009QV009Qg009Qo009R;009RD009RX009Ri009S;009SL009S\\009Sm009T?009TK00\
9TU009T_009U0009U6009U=009UG009UQ009UX009U_009V0009VA009VT009V[0012M009Vj009W6009WI009WY009Wh0013b009X[009Y6009Z9009ZA00\
9[L009[`009\\3009\\7009\\A009\\G009\\W009\\_009\\f009]:009]A009]X009]i009^2009^9009^A009^H0018W009^Q009^d009^k009_B009_J009_U00\
9_[009_g009`5001_9009`F001:Q009`M009`U009`]009`d009`k009a4009aG009`M009aZ009a^009ad009ak009b2009bB009bJ009bQ009bW009bh00\
9cE009c[009d:009dM009dl009eY009f6009gM009h8009hY009i=009i\\009lA009l[009m7009m[009nW009nj009o9009oA009oK009oS009ol00:0<00\
:0J00:0]00:0m00:1=00:1E00:1W00:1b00:2Z00:2g00:3;00:3D00:3W00:3b00:3k00:4>00:4R00:4_00:4k00:5<00:5I00:5Q00:5Z00:5k00:6:00\
:6I00:6Y00:6h001MC001MG001MQ001MV001MZ001Md0096e001N300:76001N?00:7=00:7M00:7]00:7f00:7l00:8600:8@00:8H00:8T00:8f00:9900\
:9B00:9Z00:9f00::`00::l00:;b00:;i00:<400:<@009_[00:<H00:=B00:=S00:=Y00:=f00:>300:>:00:>P00:>U00:>b00:>h001SM00:?700:?D00\
:?R00:?[00:?i00:?o00:@400:@G001U:00:@j00:A500:A?00:AI00:Aa00:Ah00:B300:B=00:BG00:BY00:B`00:Bg00:C;00:CB00:CI00:CT00:C_00\
:Ck00:D=00:DS00:Dm00:E500:ES00:Ea00:F800:FT00:F^00:Fg00:Fo00:G800:GA00:GJ00:GR00:G\\00:H400:HD00:HU00:H^00:I100:IL00:Ih00\
:J800:JT00:Je00:K000:KN00:Kd00:L200:LD00:LM00:LY00:Le00:M800:MP00:MU004C200:Ma00:Mm001_e00:N=00:NK00:NQ00:NZ00:Nb00:O000\
:OC00:OM00:O]009Lo00:P000:P900:PC00:PT00:P]00:0<00:QT00:Qo00:R600:RA00:RJ00:RR00:R\\00:Ro00:S=00:SJ00:SU00:S\\00:Sm00:T600\
:T?004IX004I_004Ij00:TK00:T\\004JW00:Tm00:U>00:UT00:Ui00:V9004LS00:VF00:VN00:V`00:Vj00:W1005=n00:W:004Ml00:WB004NH004N[00\
4Ni00:WT0012M00:Wg00:X100:XA00:XX005S40013b004Pf004Q@00:Xj00:Y100:Ym00:Z7004SW004S_00:ZG00:ZK004T;00:ZZ004TM00:Z`00:Zj00\
:[C00:[R00:[[00:[e00:[n004V?004VG00:\\;004Va004Vi00:\\N00:\\X00:\\o004Wi00:];004XC001_900:]G001:Q004Xj004Xo004Y5004Y<00:]K00\
:]P00:]^004Xj00:]l00:^000:^8004Z700:^C004ZK00:^P00:^Y00:^_00:^o00:_W00:`300:`M00:`d00:aG00:b100:bQ00:cg00:d`00:e@00:ef00\
:fI00:ga00:h<00:h]00:iG00:jE00:jN004fH00:j]004fS00:jb00:kB00:kU00:kf004gg004h800:l800:lC00:lS004i500:lb00:m400:mI00:mP00\
:ma004k=00:mm00:nA00:nT00:na00:ni00:o>00:oK006od004m500:oT00:oe00;06004n900;0G001MC001MG001MQ001MV001MZ001Md0096e001N300\
;0R001N?00;0Z00;0f0072B00;1100;1:0072_0050@0050I00;1D00;1U00;1e00;1l00;2F0051^00;2P0052A0052_00;2[00;2c00;30004Wi0053J00\
;3:00549001RG00;3E004Z700;3S00;3f00;3n00;4900;4?001SM00;4M00;4X00;4j0056S00;4o00;5:00;5A00;5T001U:0058<00;6600;6=00;6H00\
;6a00;6i00;740059O0059Y00;7>004fS00;7E005:?00;7T00;7[005:^00;7f00;8300;8F00;8Z00;9700;9?00;9Z00;9j00;:>00;:X00;:^001Yl00\
5=n00;:g00;;100;;<00;;A00;;O00;;[00;;h00;<500;<>00;<Q00;<i00;=B00;=S00;=m00;><00;>K00;>l00;?K00;?X00;?i00;@<00;@R00;@\\00\
;@m00;A?00;AE005D`005Dj00;AT00;Ac00;Ai00;B700;B>001`E00;BH00;BV006H<00;Bf00;C4005GL005GR001aQ00;CE005Gl00;CW00;DG00;DX00\
;E700;E@00;EL00;EV00;Eb00;En005JL005JV005J`00;F>00;FE00;FR00;FY00;F`00;Fi00;G000;G<00;GC00;GP00;GZ00;Gd00;H100;H>00;HK00\
;HX00;He00;Hl00;I300;IL00;IS00;IZ00;Ia00;Ih00;Io00;J600;J@00;JJ00;JY00;J`00;Jj00;K600;K@00;KO00;KY00;K`00;L200;L>00;L[00\
;Lm00;M400;Me00;N200;NE00;NL00;NS00;NZ00;Ng00;Nn00;O5007XB00;OE00;OU00;On00;P500;P<00;PC00;PM00;PW00;Pa00;Pn00;Q500;QQ00\
;QX00;Qh00;Qo00;RA00;RN00;RX007\\600;R_00;Rm00;Rm00;S400;S4007\\W00;S;00;SE00;SO007]600;SV00;S]00;Sd00;Sk00;T800;T?00;TF00\
;TM00;TT00;Tj00;U=00;UP00;Uc00;V<00;V^00;W400;Wn00;Xh00;YD00;Yd00;ZM00;[100;[J00;[`00;\\?00;\\g00;\\n00;]>00;]E00;]L00;]S00\
;]c00;^300;^=00;^J00;^j00;_:00;_A00;_N00;_X00;_k00;`800;`E00;`L00;`Y00;``00;`m00;a700;aA00;aH00;aO00;ab0083200;ao00;b600\
;bC00;bP00;b]00;bj00;c4001MC001MG001MQ001MV001MZ001Md0096e001N300;c>001N?00;cE00;cR00;c_00;cf00;cm00;d700;d>00;dE00;dO00\
;dV00;d]00;dd00;e100;e;00;eJ00;eW00;ef00;em00;f700;fD00;fK0089P00;fZ00;fg008:600;fn00;Sd00;g;00;gH00;gO00;gV00;g]00;gm00\
;h400;hA00;hP00;hW00;ha00;hh00;ho00;iH00;io008?800;j600;j=00;jD00;j]00;jd00;jm00;k400;k;008A200;kB00;kI00;kV00;k]00;kd00\
;kk00;l200;l900;lF00;lS00;lc00;lg00;m:00;mD00;mW008Dd00;mj00;n400;n;00;nH00;nO00;n\\008F900;nc00;o000;oC00;oV00;oc00<0000\
<0@00<0P00<0Z00<0m00<1700<1C00<1f00<2500<2A00<2H00<2O00<2X00<2a00<3100<3;00<3B00<3L00<3S00<3\\00<3f00<4000<4<00<4C00<4L00\
<4S00<4]00<4g00<5000<5:00<5F00<5M001aQ00<5V00<5c00<5l00;^300<6T00<6l00<7300;SV00<7<00<7C00<7M008Rf008S000<7Z\u{1c}action.acti\
vate\u{1c}action.cancel-drag\u{1c}action.decrement\u{1c}action.drag\u{1c}action.drag-named\u{1c}action.drop\u{1c}action.drop-named\u{1c}action.increment\u{1c}ac\
tion.magic-tap\u{1c}action.next-page\u{1c}action.previous-page\u{1c}action.scroll-down\u{1c}action.scroll-left\u{1c}action.scroll-right\u{1c}action.sc\
roll-up\u{1c}action.show-menu\u{1c}action.zoom-in\u{1c}action.zoom-out\u{1c}activity.mail\u{1c}add\u{1c}back\u{1c}banner.message\u{1c}bookmarks\u{1c}camera\u{1c}cancel\u{1c}ch\
art.area\u{1c}chart.bar\u{1c}chart.by\u{1c}chart.chart\u{1c}chart.line\u{1c}chart.list\u{1c}chart.no-data\u{1c}chart.no-values\u{1c}chart.point\u{1c}chart.sector\u{1c}cha\
rt.series\u{1c}chart.subject\u{1c}chart.summary\u{1c}chart.values\u{1c}close\u{1c}code.leave-hint\u{1c}code.tab-indents\u{1c}code.tab-moves-focus\u{1c}code.titl\
e\u{1c}color.blue\u{1c}color.color\u{1c}color.color-grid\u{1c}color.green\u{1c}color.grid\u{1c}color.hexadecimal\u{1c}color.opacity\u{1c}color.pick-on-screen\u{1c}co\
lor.recent\u{1c}color.red\u{1c}color.sliders\u{1c}compose\u{1c}control.in-progress\u{1c}control.maximum\u{1c}control.minimum\u{1c}control.more-info\u{1c}control\
.page\u{1c}control.page-of\u{1c}control.progress\u{1c}control.progress-halted\u{1c}control.rating\u{1c}control.rating-of\u{1c}control.refreshing\u{1c}contr\
ol.show-values\u{1c}date.date\u{1c}date.day\u{1c}date.day-period\u{1c}date.hour\u{1c}date.hours\u{1c}date.minute\u{1c}date.minutes\u{1c}date.month\u{1c}date.next-mon\
th\u{1c}date.previous-month\u{1c}date.time\u{1c}date.year\u{1c}delete\u{1c}done\u{1c}edit\u{1c}edit.clear-text\u{1c}edit.copy\u{1c}edit.cut\u{1c}edit.paste\u{1c}edit.select-al\
l\u{1c}error.cannot-play\u{1c}error.damaged-file\u{1c}error.download-cancelled\u{1c}error.file-not-found\u{1c}error.image-cancelled\u{1c}error.insecur\
e\u{1c}error.invalid-image\u{1c}error.media-backend\u{1c}error.network\u{1c}error.redirections\u{1c}error.status\u{1c}error.too-large\u{1c}error.too-slow\u{1c}e\
rror.unreachable\u{1c}error.unreadable-file\u{1c}error.unsupported-format\u{1c}error.unsupported-scheme\u{1c}fast-forward\u{1c}files.choose-folde\
r\u{1c}files.open\u{1c}find.all\u{1c}find.field\u{1c}find.ignore-case\u{1c}find.next\u{1c}find.none\u{1c}find.options\u{1c}find.position\u{1c}find.previous\u{1c}find.repl\
ace\u{1c}find.replace-all\u{1c}find.replacement\u{1c}find.total\u{1c}find.whole-words\u{1c}find.wrap-around\u{1c}font.fonts\u{1c}font.system\u{1c}format.align-c\
enter\u{1c}format.align-justified\u{1c}format.align-left\u{1c}format.align-right\u{1c}format.bar\u{1c}format.bold\u{1c}format.bulleted-list\u{1c}format.col\
or\u{1c}format.italic\u{1c}format.mixed\u{1c}format.numbered-list\u{1c}format.size\u{1c}format.size-decrease\u{1c}format.size-increase\u{1c}format.striketh\
rough\u{1c}format.underline\u{1c}key.alt\u{1c}key.backspace\u{1c}key.control\u{1c}key.escape\u{1c}key.page-down\u{1c}key.page-up\u{1c}key.return\u{1c}key.shift\u{1c}key.s\
pace\u{1c}key.tab\u{1c}link.copy\u{1c}link.open\u{1c}list.ascending\u{1c}list.collapse\u{1c}list.collapsed\u{1c}list.descending\u{1c}list.expand\u{1c}list.expanded\u{1c}l\
ist.move-down\u{1c}list.move-up\u{1c}media.audio\u{1c}media.controls\u{1c}media.ended\u{1c}media.hours\u{1c}media.loading\u{1c}media.minutes\u{1c}media.mute\u{1c}med\
ia.paused\u{1c}media.playing\u{1c}media.position\u{1c}media.position-of\u{1c}media.seconds\u{1c}media.unmute\u{1c}media.video\u{1c}media.volume\u{1c}menu.close-\
window\u{1c}menu.edit\u{1c}menu.exit-full-screen\u{1c}menu.file\u{1c}menu.full-screen\u{1c}menu.help\u{1c}menu.loading\u{1c}menu.menu\u{1c}menu.more-menus\u{1c}menu.\
new-window\u{1c}menu.quit\u{1c}menu.settings\u{1c}menu.view\u{1c}menu.window\u{1c}number.invalid\u{1c}number.invalid-range\u{1c}ok\u{1c}organize\u{1c}pause\u{1c}play\u{1c}prog\
ram-in-use\u{1c}redo\u{1c}redo.action\u{1c}refresh\u{1c}reply\u{1c}rewind\u{1c}save\u{1c}search\u{1c}search.cancel\u{1c}search.results\u{1c}search.scope\u{1c}search.suggestion\
s\u{1c}settings\u{1c}share\u{1c}spelling.ignore\u{1c}spelling.learn\u{1c}spelling.no-guesses\u{1c}split.columns\u{1c}split.first-width\u{1c}split.hide-columns\u{1c}s\
plit.inspector-width\u{1c}split.second-width\u{1c}stop\u{1c}tab.contacts\u{1c}tab.downloads\u{1c}tab.favorites\u{1c}tab.featured\u{1c}tab.history\u{1c}tab.more\u{1c}\
tab.most-recent\u{1c}tab.most-viewed\u{1c}tab.next\u{1c}tab.previous\u{1c}tab.recents\u{1c}tab.top-rated\u{1c}table.move-column-backward\u{1c}table.move-co\
lumn-forward\u{1c}table.narrow-column\u{1c}table.size-column-to-fit\u{1c}table.widen-column\u{1c}token.added\u{1c}token.moved\u{1c}token.rejected\u{1c}toke\
n.removed\u{1c}try-again\u{1c}type.archive\u{1c}type.archive-format\u{1c}type.audio-format\u{1c}type.audio-or-video\u{1c}type.book\u{1c}type.data\u{1c}type.data\
base\u{1c}type.document\u{1c}type.document-format\u{1c}type.file-url\u{1c}type.folder\u{1c}type.header-format\u{1c}type.image\u{1c}type.image-format\u{1c}type.i\
tem\u{1c}type.plain-text\u{1c}type.rich-text\u{1c}type.script-format\u{1c}type.source-code\u{1c}type.source-code-format\u{1c}type.text\u{1c}type.text-forma\
t\u{1c}type.url\u{1c}type.values\u{1c}type.video-format\u{1c}unavailable.check-spelling\u{1c}unavailable.no-results\u{1c}unavailable.no-results-for\u{1c}un\
do\u{1c}undo.action\u{1c}undo.deletion\u{1c}undo.typing\u{1c}untitled\u{1c}window.always-on-top\u{1c}window.maximize\u{1c}window.minimize\u{1c}window.restore\u{1c}Ac\
tivate\u{1c}Cancel drag\u{1c}Decrement\u{1c}Drag\u{1c}Drag %@\u{1c}Drop\u{1c}Drop %@\u{1c}Increment\u{1c}Main action\u{1c}Next page\u{1c}Previous page\u{1c}Scroll down\u{1c}Scroll \
left\u{1c}Scroll right\u{1c}Scroll up\u{1c}Show menu\u{1c}Zoom in\u{1c}Zoom out\u{1c}Send by Email\u{1c}Add\u{1c}Back\u{1c}Message\u{1c}Bookmarks\u{1c}Camera\u{1c}Cancel\u{1c}Area chart\
\u{1c}Bar chart\u{1c}%1$@ by %2$@\u{1c}Chart\u{1c}Line chart\u{1c}%1$@, %2$@\u{1c}No data\u{1c}%@. No values\u{1c}Scatter plot\u{1c}Pie chart\u{1c}\u{1e}1\u{1f}o%lld series\u{1f}x%lld s\
eries\u{1c}%1$@: %2$@\u{1c}%1$@. %2$@ from %3$@ to %4$@\u{1c}\u{1e}1\u{1f}o%lld value\u{1f}x%lld values\u{1c}Close\u{1c}Press Escape and then Tab to move to the\
 next element.\u{1c}Tab indents\u{1c}Tab moves the focus\u{1c}Code\u{1c}Blue\u{1c}Color\u{1c}Color grid\u{1c}Green\u{1c}Grid\u{1c}Hexadecimal number\u{1c}Opacity\u{1c}Pick a c\
olor on the screen\u{1c}Recent color %@\u{1c}Red\u{1c}Sliders\u{1c}Compose\u{1c}In progress\u{1c}Maximum\u{1c}Minimum\u{1c}More info\u{1c}Page\u{1c}page %1$lld of %2$lld\u{1c}\
Progress\u{1c}Progress halted\u{1c}Rating\u{1c}%1$@ of %2$@\u{1c}Refreshing\u{1c}Show values\u{1c}Date\u{1c}Day\u{1c}AM/PM\u{1c}Hour\u{1c}Hours\u{1c}Minute\u{1c}Minutes\u{1c}Month\u{1c}Next \
month\u{1c}Previous month\u{1c}Time\u{1c}Year\u{1c}Delete\u{1c}Done\u{1c}Edit\u{1c}Clear text\u{1c}Copy\u{1c}Cut\u{1c}Paste\u{1c}Select All\u{1c}The file cannot be played.\u{1c}The file\
 is damaged.\u{1c}The download was cancelled.\u{1c}The file does not exist.\u{1c}The image is no longer needed.\u{1c}The connection to the s\
erver is not secure.\u{1c}The image cannot be read.\u{1c}Video and audio cannot be played, because GStreamer is not installed.\u{1c}The\
 server cannot be reached, or does not have the file.\u{1c}The server redirects without end.\u{1c}The server answered with error %\
lld.\u{1c}The server sent more than %lld MB.\u{1c}\u{1e}1\u{1f}oThe server took more than %lld second.\u{1f}xThe server took more than %lld secon\
ds.\u{1c}The server did not answer.\u{1c}The file cannot be read.\u{1c}The format of the file is not supported.\u{1c}Addresses that begin wi\
th “%@:” are not supported.\u{1c}Fast forward\u{1c}Choose Folder\u{1c}Open\u{1c}All\u{1c}Find\u{1c}Ignore Case\u{1c}Next result\u{1c}No results\u{1c}Search options\u{1c}%\
1$lld of %2$lld\u{1c}Previous result\u{1c}Replace\u{1c}Replace all\u{1c}Replace with\u{1c}\u{1e}1\u{1f}o%lld result\u{1f}x%lld results\u{1c}Whole Words\u{1c}Wrap Around\u{1c}F\
onts\u{1c}System Font\u{1c}Center\u{1c}Justify\u{1c}Align left\u{1c}Align right\u{1c}Formatting\u{1c}Bold\u{1c}Bulleted list\u{1c}Text color\u{1c}Italic\u{1c}Mixed\u{1c}Numbered li\
st\u{1c}Text size\u{1c}Decrease text size\u{1c}Increase text size\u{1c}Strikethrough\u{1c}Underline\u{1c}Alt\u{1c}Backspace\u{1c}Ctrl\u{1c}Esc\u{1c}Page Down\u{1c}Page Up\u{1c}Retu\
rn\u{1c}Shift\u{1c}Space\u{1c}Tab\u{1c}Copy Link\u{1c}Open Link\u{1c}Ascending\u{1c}Collapse\u{1c}Collapsed\u{1c}Descending\u{1c}Expand\u{1c}Expanded\u{1c}Move Down\u{1c}Move Up\u{1c}Audio\u{1c}P\
layback controls\u{1c}Ended\u{1c}\u{1e}1\u{1f}o%lld hour\u{1f}x%lld hours\u{1c}Loading\u{1c}\u{1e}1\u{1f}o%lld minute\u{1f}x%lld minutes\u{1c}Mute\u{1c}Paused\u{1c}Playing\u{1c}Position\u{1c}\u{1e}1\u{1f}o\
%lld second\u{1f}x%lld seconds\u{1c}Unmute\u{1c}Video\u{1c}Volume\u{1c}Close Window\u{1c}Exit Full Screen\u{1c}File\u{1c}Full Screen\u{1c}Help\u{1c}Loading…\u{1c}Menu\u{1c}More men\
us\u{1c}New %@ Window\u{1c}Quit\u{1c}Settings…\u{1c}View\u{1c}Window\u{1c}Enter a number.\u{1c}Enter a number from %1$@ to %2$@.\u{1c}OK\u{1c}Organize\u{1c}Pause\u{1c}Play\u{1c}The\
 program is in use.\u{1c}Redo\u{1c}Redo %@\u{1c}Refresh\u{1c}Reply\u{1c}Rewind\u{1c}Save\u{1c}Search\u{1c}Cancel search\u{1c}Results\u{1c}Scope\u{1c}Suggestions\u{1c}Settings\u{1c}Share\
\u{1c}Ignore Spelling\u{1c}Learn Spelling\u{1c}No Guesses Found\u{1c}Columns\u{1c}Width of the first column\u{1c}Hide columns\u{1c}Width of the inspector\u{1c}W\
idth of the second column\u{1c}Stop\u{1c}Contacts\u{1c}Downloads\u{1c}Favorites\u{1c}Featured\u{1c}History\u{1c}More\u{1c}Most Recent\u{1c}Most Viewed\u{1c}Next Tab\u{1c}Previ\
ous Tab\u{1c}Recents\u{1c}Top Rated\u{1c}Move Column Backward\u{1c}Move Column Forward\u{1c}Narrow Column\u{1c}Size Column to Fit\u{1c}Widen Column\u{1c}%@ adde\
d\u{1c}%1$@: position %2$lld of %3$lld\u{1c}%@ cannot be added\u{1c}%@ removed\u{1c}Try Again\u{1c}Archive\u{1c}%@ archive\u{1c}%@ audio\u{1c}Audio or video\u{1c}Ele\
ctronic book\u{1c}Data\u{1c}Database\u{1c}Document\u{1c}%@ document\u{1c}File URL\u{1c}Folder\u{1c}%@ header\u{1c}Image\u{1c}%@ image\u{1c}Item\u{1c}Plain text\u{1c}Rich text\u{1c}%@ sc\
ript\u{1c}Source code\u{1c}%@ source code\u{1c}Text\u{1c}%@ text\u{1c}URL\u{1c}Table of values\u{1c}%@ video\u{1c}Check the spelling or try a new search.\u{1c}No Res\
ults\u{1c}No Results for “%@”\u{1c}Undo\u{1c}Undo %@\u{1c}Typing\u{1c}Untitled\u{1c}Always on Top\u{1c}Maximize\u{1c}Minimize\u{1c}Restore\u{1c}تنشيط\u{1c}إلغاء السحب\u{1c}إنقاص\u{1c}سح\
ب\u{1c}سحب %@\u{1c}إفلات\u{1c}إفلات %@\u{1c}زيادة\u{1c}الإجراء الرئيسي\u{1c}الصفحة التالية\u{1c}الصفحة السابقة\u{1c}التمرير إلى الأسفل\u{1c}التمرير إلى اليسار\u{1c}التمري\
ر إلى اليمين\u{1c}التمرير إلى الأعلى\u{1c}إظهار القائمة\u{1c}تكبير\u{1c}تصغير\u{1c}إرسال عبر البريد الإلكتروني\u{1c}إضافة\u{1c}رجوع\u{1c}رسالة\u{1c}الإشارات المرجعية\
\u{1c}الكاميرا\u{1c}إلغاء\u{1c}مخطط مساحي\u{1c}مخطط شريطي\u{1c}%1$@ حسب %2$@\u{1c}مخطط\u{1c}مخطط خطي\u{1c}%1$@، %2$@\u{1c}لا توجد بيانات\u{1c}%@. لا توجد قيم\u{1c}مخطط مبعثر\u{1c}م\
خطط دائري\u{1c}\u{1e}1\u{1f}z%lld سلسلة\u{1f}oسلسلة واحدة\u{1f}tسلسلتان\u{1f}f%lld سلاسل\u{1f}m%lld سلسلة\u{1f}x%lld سلسلة\u{1c}%1$@. %2$@ من %3$@ إلى %4$@\u{1c}\u{1e}1\u{1f}z%lld \
قيمة\u{1f}oقيمة واحدة\u{1f}tقيمتان\u{1f}f%lld قيم\u{1f}m%lld قيمة\u{1f}x%lld قيمة\u{1c}إغلاق\u{1c}اضغط على Escape ثم Tab للانتقال إلى العنصر التالي.\u{1c}مفتاح \
Tab يزيد المسافة البادئة\u{1c}مفتاح Tab ينقل التركيز\u{1c}شيفرة\u{1c}أزرق\u{1c}اللون\u{1c}شبكة الألوان\u{1c}أخضر\u{1c}شبكة\u{1c}رقم سداسي عشري\u{1c}التعتيم\u{1c}اختيار لو\
ن من الشاشة\u{1c}لون حديث %@\u{1c}أحمر\u{1c}أشرطة التمرير\u{1c}إنشاء\u{1c}قيد التقدم\u{1c}الحد الأقصى\u{1c}الحد الأدنى\u{1c}معلومات إضافية\u{1c}الصفحة\u{1c}الصفحة %1$lld \
من %2$lld\u{1c}التقدم\u{1c}تم إيقاف التقدم\u{1c}التقييم\u{1c}%1$@ من %2$@\u{1c}جارٍ التحديث\u{1c}إظهار القيم\u{1c}التاريخ\u{1c}اليوم\u{1c}ص/م\u{1c}الساعة\u{1c}الساعات\u{1c}الدقيقة\u{1c}\
الدقائق\u{1c}الشهر\u{1c}الشهر التالي\u{1c}الشهر السابق\u{1c}الوقت\u{1c}السنة\u{1c}حذف\u{1c}تم\u{1c}تعديل\u{1c}مسح النص\u{1c}نسخ\u{1c}قص\u{1c}لصق\u{1c}تحديد الكل\u{1c}يتعذر تشغيل الملف.\u{1c}الملف\
 تالف.\u{1c}تم إلغاء التنزيل.\u{1c}الملف غير موجود.\u{1c}لم تعد الصورة مطلوبة.\u{1c}الاتصال بالخادم غير آمن.\u{1c}تتعذر قراءة الصورة.\u{1c}لا يمكن تشغ\
يل الفيديو والصوت لأن GStreamer غير مثبت.\u{1c}يتعذر الوصول إلى الخادم أو أن الملف غير موجود عليه.\u{1c}يعيد الخادم التوجيه بلا نه\
اية.\u{1c}استجاب الخادم بالخطأ %lld.\u{1c}أرسل الخادم أكثر من %lld م.ب.\u{1c}\u{1e}1\u{1f}zاستغرق الخادم أكثر من %lld ثانية.\u{1f}oاستغرق الخادم أكثر \
من ثانية واحدة.\u{1f}tاستغرق الخادم أكثر من ثانيتين.\u{1f}fاستغرق الخادم أكثر من %lld ثوانٍ.\u{1f}mاستغرق الخادم أكثر من %lld ثانية.\u{1f}xا\
ستغرق الخادم أكثر من %lld ثانية.\u{1c}لم يستجب الخادم.\u{1c}تتعذر قراءة الملف.\u{1c}تنسيق الملف غير مدعوم.\u{1c}العناوين التي تبدأ بـ «%@:» \
غير مدعومة.\u{1c}تقديم سريع\u{1c}اختيار مجلد\u{1c}فتح\u{1c}الكل\u{1c}بحث\u{1c}تجاهل حالة الأحرف\u{1c}النتيجة التالية\u{1c}لا توجد نتائج\u{1c}خيارات البحث\u{1c}%1$lld من %\
2$lld\u{1c}النتيجة السابقة\u{1c}استبدال\u{1c}استبدال الكل\u{1c}استبدال بـ\u{1c}\u{1e}1\u{1f}zلا نتائج\u{1f}oنتيجة واحدة\u{1f}tنتيجتان\u{1f}f%lld نتائج\u{1f}m%lld نتيجة\u{1f}x%lld ن\
تيجة\u{1c}كلمات كاملة\u{1c}متابعة من البداية\u{1c}الخطوط\u{1c}خط النظام\u{1c}توسيط\u{1c}ضبط\u{1c}محاذاة إلى اليسار\u{1c}محاذاة إلى اليمين\u{1c}التنسيق\u{1c}غامق\u{1c}قائمة نقط\
ية\u{1c}لون النص\u{1c}مائل\u{1c}مختلط\u{1c}قائمة مرقّمة\u{1c}حجم النص\u{1c}تصغير النص\u{1c}تكبير النص\u{1c}يتوسطه خط\u{1c}تسطير\u{1c}مسافة\u{1c}نسخ الرابط\u{1c}فتح الرابط\u{1c}تصاعدي\u{1c}طي\
\u{1c}مطوي\u{1c}تنازلي\u{1c}توسيع\u{1c}موسع\u{1c}نقل لأسفل\u{1c}نقل لأعلى\u{1c}صوت\u{1c}عناصر التحكم في التشغيل\u{1c}انتهى\u{1c}\u{1e}1\u{1f}z%lld ساعة\u{1f}oساعة واحدة\u{1f}tساعتان\u{1f}f%lld سا\
عات\u{1f}m%lld ساعة\u{1f}x%lld ساعة\u{1c}جارٍ التحميل\u{1c}\u{1e}1\u{1f}z%lld دقيقة\u{1f}oدقيقة واحدة\u{1f}tدقيقتان\u{1f}f%lld دقائق\u{1f}m%lld دقيقة\u{1f}x%lld دقيقة\u{1c}كتم الصو\
ت\u{1c}متوقف مؤقتًا\u{1c}قيد التشغيل\u{1c}الموضع\u{1c}\u{1e}1\u{1f}z%lld ثانية\u{1f}oثانية واحدة\u{1f}tثانيتان\u{1f}f%lld ثوانٍ\u{1f}m%lld ثانية\u{1f}x%lld ثانية\u{1c}إلغاء كتم الص\
وت\u{1c}فيديو\u{1c}مستوى الصوت\u{1c}إغلاق النافذة\u{1c}تحرير\u{1c}إنهاء ملء الشاشة\u{1c}ملف\u{1c}ملء الشاشة\u{1c}مساعدة\u{1c}جارٍ التحميل…\u{1c}القائمة\u{1c}قوائم إضافية\u{1c}نافذة\
 %@ جديدة\u{1c}إنهاء\u{1c}الإعدادات…\u{1c}عرض\u{1c}نافذة\u{1c}أدخل رقمًا.\u{1c}أدخل رقمًا من %1$@ إلى %2$@.\u{1c}حسنًا\u{1c}تنظيم\u{1c}إيقاف مؤقت\u{1c}تشغيل\u{1c}البرنامج قيد \
الاستخدام.\u{1c}إعادة\u{1c}إعادة %@\u{1c}تحديث\u{1c}رد\u{1c}ترجيع\u{1c}حفظ\u{1c}إلغاء البحث\u{1c}النتائج\u{1c}النطاق\u{1c}الاقتراحات\u{1c}الإعدادات\u{1c}مشاركة\u{1c}تجاهل التهجئة\u{1c}تعلم ا\
لتهجئة\u{1c}لم يتم العثور على اقتراحات\u{1c}الأعمدة\u{1c}عرض العمود الأول\u{1c}إخفاء الأعمدة\u{1c}عرض المفتش\u{1c}عرض العمود الثاني\u{1c}إيقاف\u{1c}جهات الاتصال\
\u{1c}التنزيلات\u{1c}المفضلة\u{1c}مميزة\u{1c}السجل\u{1c}المزيد\u{1c}الأحدث\u{1c}الأكثر مشاهدة\u{1c}علامة التبويب التالية\u{1c}علامة التبويب السابقة\u{1c}الحديثة\u{1c}الأعلى تق\
ييمًا\u{1c}نقل العمود للخلف\u{1c}نقل العمود للأمام\u{1c}تضييق العمود\u{1c}ضبط حجم العمود للملاءمة\u{1c}توسيع العمود\u{1c}تمت إضافة %@\u{1c}%1$@: الموضع %2$\
lld من %3$lld\u{1c}لا يمكن إضافة %@\u{1c}تمت إزالة %@\u{1c}إعادة المحاولة\u{1c}أرشيف\u{1c}أرشيف %@\u{1c}صوت %@\u{1c}صوت أو فيديو\u{1c}كتاب إلكتروني\u{1c}بيانات\u{1c}قاعدة\
 بيانات\u{1c}مستند\u{1c}مستند %@\u{1c}عنوان URL لملف\u{1c}مجلد\u{1c}ملف ترويسة %@\u{1c}صورة\u{1c}صورة %@\u{1c}عنصر\u{1c}نص عادي\u{1c}نص منسق\u{1c}سكربت %@\u{1c}شفرة مصدرية\u{1c}شفرة مصد\
رية بلغة %@\u{1c}نص\u{1c}نص %@\u{1c}عنوان URL\u{1c}جدول قيم\u{1c}فيديو %@\u{1c}تحقق من التهجئة أو جرّب بحثًا جديدًا.\u{1c}لا توجد نتائج لـ «%@»\u{1c}تراجع\u{1c}تراجع\
 عن %@\u{1c}الحذف\u{1c}الكتابة\u{1c}بدون عنوان\u{1c}في المقدمة دائمًا\u{1c}استعادة\u{1c}Aktivieren\u{1c}Ziehen abbrechen\u{1c}Verringern\u{1c}Ziehen\u{1c}%@ ziehen\u{1c}Ablege\
n\u{1c}Ablegen: %@\u{1c}Erhöhen\u{1c}Hauptaktion\u{1c}Nächste Seite\u{1c}Vorherige Seite\u{1c}Nach unten scrollen\u{1c}Nach links scrollen\u{1c}Nach rechts scro\
llen\u{1c}Nach oben scrollen\u{1c}Menü anzeigen\u{1c}Vergrößern\u{1c}Verkleinern\u{1c}Per E-Mail senden\u{1c}Hinzufügen\u{1c}Zurück\u{1c}Meldung\u{1c}Lesezeichen\u{1c}Kam\
era\u{1c}Abbrechen\u{1c}Flächendiagramm\u{1c}Balkendiagramm\u{1c}%1$@ nach %2$@\u{1c}Diagramm\u{1c}Liniendiagramm\u{1c}Keine Daten\u{1c}%@. Keine Werte\u{1c}Streudia\
gramm\u{1c}Kreisdiagramm\u{1c}\u{1e}1\u{1f}o%lld Reihe\u{1f}x%lld Reihen\u{1c}%1$@. %2$@ von %3$@ bis %4$@\u{1c}\u{1e}1\u{1f}o%lld Wert\u{1f}x%lld Werte\u{1c}Schließen\u{1c}Escape \
und dann Tab führt zum nächsten Element.\u{1c}Tab rückt ein\u{1c}Tab wechselt das Element\u{1c}Blau\u{1c}Farbe\u{1c}Farbraster\u{1c}Grün\u{1c}Raster\u{1c}Hexade\
zimalzahl\u{1c}Deckkraft\u{1c}Farbe vom Bildschirm aufnehmen\u{1c}Zuletzt benutzte Farbe %@\u{1c}Rot\u{1c}Regler\u{1c}Verfassen\u{1c}Wird ausgeführt\u{1c}Weiter\
e Infos\u{1c}Seite\u{1c}Seite %1$lld von %2$lld\u{1c}Fortschritt\u{1c}Angehalten\u{1c}Bewertung\u{1c}%1$@ von %2$@\u{1c}Wird aktualisiert\u{1c}Werte anzeigen\u{1c}Da\
tum\u{1c}Tag\u{1c}Stunde\u{1c}Stunden\u{1c}Minuten\u{1c}Monat\u{1c}Nächster Monat\u{1c}Vorheriger Monat\u{1c}Uhrzeit\u{1c}Jahr\u{1c}Löschen\u{1c}Fertig\u{1c}Bearbeiten\u{1c}Text löschen\
\u{1c}Kopieren\u{1c}Ausschneiden\u{1c}Einfügen\u{1c}Alles auswählen\u{1c}Die Datei kann nicht wiedergegeben werden.\u{1c}Die Datei ist beschädigt.\u{1c}Der\
 Download wurde abgebrochen.\u{1c}Die Datei ist nicht vorhanden.\u{1c}Das Bild wird nicht mehr benötigt.\u{1c}Die Verbindung zum Server\
 ist nicht sicher.\u{1c}Das Bild kann nicht gelesen werden.\u{1c}Video und Audio können nicht wiedergegeben werden, weil GStreamer\
 nicht installiert ist.\u{1c}Der Server ist nicht erreichbar oder hat die Datei nicht.\u{1c}Der Server leitet endlos weiter.\u{1c}Der S\
erver hat mit dem Fehler %lld geantwortet.\u{1c}Der Server hat mehr als %lld MB gesendet.\u{1c}\u{1e}1\u{1f}oDer Server hat mehr als %lld Se\
kunde gebraucht.\u{1f}xDer Server hat mehr als %lld Sekunden gebraucht.\u{1c}Der Server hat nicht geantwortet.\u{1c}Die Datei kann nich\
t gelesen werden.\u{1c}Das Format der Datei wird nicht unterstützt.\u{1c}Adressen, die mit „%@:“ beginnen, werden nicht unterstütz\
t.\u{1c}Vorspulen\u{1c}Ordner auswählen\u{1c}Öffnen\u{1c}Alle\u{1c}Suchen\u{1c}Groß-/Kleinschreibung ignorieren\u{1c}Nächstes Ergebnis\u{1c}Keine Ergebnisse\u{1c}Suc\
hoptionen\u{1c}%1$lld von %2$lld\u{1c}Vorheriges Ergebnis\u{1c}Ersetzen\u{1c}Alle ersetzen\u{1c}Ersetzen durch\u{1c}\u{1e}1\u{1f}o%lld Ergebnis\u{1f}x%lld Ergebnisse\
\u{1c}Ganze Wörter\u{1c}Am Anfang fortsetzen\u{1c}Schriften\u{1c}Systemschrift\u{1c}Zentriert\u{1c}Blocksatz\u{1c}Linksbündig\u{1c}Rechtsbündig\u{1c}Formatierung\u{1c}Fet\
t\u{1c}Aufzählung\u{1c}Textfarbe\u{1c}Kursiv\u{1c}Gemischt\u{1c}Nummerierte Liste\u{1c}Schriftgröße\u{1c}Schrift verkleinern\u{1c}Schrift vergrößern\u{1c}Durchgestri\
chen\u{1c}Unterstrichen\u{1c}Rücktaste\u{1c}Strg\u{1c}Bild ab\u{1c}Bild auf\u{1c}Eingabe\u{1c}Umschalt\u{1c}Leertaste\u{1c}Tabulator\u{1c}Link kopieren\u{1c}Link öffnen\u{1c}Aufste\
igend\u{1c}Einklappen\u{1c}Eingeklappt\u{1c}Absteigend\u{1c}Ausklappen\u{1c}Ausgeklappt\u{1c}Nach unten\u{1c}Nach oben\u{1c}Wiedergabesteuerung\u{1c}Beendet\u{1c}\u{1e}1\u{1f}o%lld\
 Stunde\u{1f}x%lld Stunden\u{1c}Wird geladen\u{1c}\u{1e}1\u{1f}o%lld Minute\u{1f}x%lld Minuten\u{1c}Stummschalten\u{1c}Wird wiedergegeben\u{1c}\u{1e}1\u{1f}o%lld Sekunde\u{1f}x%lld\
 Sekunden\u{1c}Ton einschalten\u{1c}Lautstärke\u{1c}Fenster schließen\u{1c}Vollbild beenden\u{1c}Datei\u{1c}Vollbild\u{1c}Hilfe\u{1c}Wird geladen …\u{1c}Menü\u{1c}Weitere\
 Menüs\u{1c}Neues Fenster: %@\u{1c}Beenden\u{1c}Einstellungen …\u{1c}Ansicht\u{1c}Fenster\u{1c}Geben Sie eine Zahl ein.\u{1c}Geben Sie eine Zahl von %1$@ b\
is %2$@ ein.\u{1c}Verwalten\u{1c}Wiedergabe\u{1c}Das Programm wird verwendet.\u{1c}Wiederholen\u{1c}Wiederholen: %@\u{1c}Aktualisieren\u{1c}Antworten\u{1c}Zurüc\
kspulen\u{1c}Speichern\u{1c}Suche abbrechen\u{1c}Ergebnisse\u{1c}Bereich\u{1c}Vorschläge\u{1c}Einstellungen\u{1c}Teilen\u{1c}Schreibweise ignorieren\u{1c}Schreibweis\
e lernen\u{1c}Keine Vorschläge gefunden\u{1c}Spalten\u{1c}Breite der ersten Spalte\u{1c}Spalten ausblenden\u{1c}Breite des Inspektors\u{1c}Breite der \
zweiten Spalte\u{1c}Stopp\u{1c}Kontakte\u{1c}Favoriten\u{1c}Empfohlen\u{1c}Verlauf\u{1c}Mehr\u{1c}Neueste\u{1c}Meistgesehen\u{1c}Nächster Tab\u{1c}Vorheriger Tab\u{1c}Zuletzt \
benutzt\u{1c}Am besten bewertet\u{1c}Spalte nach hinten bewegen\u{1c}Spalte nach vorn bewegen\u{1c}Spalte verschmälern\u{1c}Spaltenbreite anpasse\
n\u{1c}Spalte verbreitern\u{1c}%@ hinzugefügt\u{1c}%1$@: Position %2$lld von %3$lld\u{1c}%@ kann nicht hinzugefügt werden\u{1c}%@ entfernt\u{1c}Erneut\
 versuchen\u{1c}Archiv\u{1c}%@-Archiv\u{1c}%@-Audio\u{1c}Audio oder Video\u{1c}E-Book\u{1c}Daten\u{1c}Datenbank\u{1c}Dokument\u{1c}%@-Dokument\u{1c}Datei-URL\u{1c}Ordner\u{1c}%@-He\
ader\u{1c}Bild\u{1c}%@-Bild\u{1c}Objekt\u{1c}Reiner Text\u{1c}Formatierter Text\u{1c}%@-Skript\u{1c}Quelltext\u{1c}%@-Quelltext\u{1c}%@-Text\u{1c}Wertetabelle\u{1c}%@-Video\u{1c}Üb\
erprüfen Sie die Schreibweise oder suchen Sie nach etwas anderem.\u{1c}Keine Ergebnisse für „%@“\u{1c}Rückgängig\u{1c}Rückgängig: %@\u{1c}Oh\
ne Titel\u{1c}Immer im Vordergrund\u{1c}Maximieren\u{1c}Minimieren\u{1c}Wiederherstellen\u{1c}Activar\u{1c}Cancelar arrastre\u{1c}Disminuir\u{1c}Arrastrar\u{1c}Arras\
trar %@\u{1c}Soltar\u{1c}Soltar: %@\u{1c}Aumentar\u{1c}Acción principal\u{1c}Página siguiente\u{1c}Página anterior\u{1c}Desplazar hacia abajo\u{1c}Desplazar a l\
a izquierda\u{1c}Desplazar a la derecha\u{1c}Desplazar hacia arriba\u{1c}Mostrar menú\u{1c}Ampliar\u{1c}Reducir\u{1c}Enviar por correo electrónico\u{1c}Aña\
dir\u{1c}Atrás\u{1c}Mensaje\u{1c}Marcadores\u{1c}Cámara\u{1c}Cancelar\u{1c}Gráfico de áreas\u{1c}Gráfico de barras\u{1c}%1$@ por %2$@\u{1c}Gráfico\u{1c}Gráfico de líneas\u{1c}\
Sin datos\u{1c}%@. Sin valores\u{1c}Gráfico de dispersión\u{1c}Gráfico circular\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld series\u{1c}%1$@. %2$@ de %3$@ a %4$@\u{1c}\u{1e}\
1\u{1f}o%lld valor\u{1f}x%lld valores\u{1c}Cerrar\u{1c}Pulsa Escape y después Tabulador para ir al siguiente elemento.\u{1c}Tabulador aplica sang\
ría\u{1c}Tabulador mueve el foco\u{1c}Código\u{1c}Azul\u{1c}Cuadrícula de colores\u{1c}Verde\u{1c}Cuadrícula\u{1c}Número hexadecimal\u{1c}Opacidad\u{1c}Elegir un col\
or de la pantalla\u{1c}Color reciente %@\u{1c}Rojo\u{1c}Deslizadores\u{1c}Redactar\u{1c}En curso\u{1c}Máximo\u{1c}Mínimo\u{1c}Más información\u{1c}Página\u{1c}página %1$l\
ld de %2$lld\u{1c}Progreso\u{1c}Progreso detenido\u{1c}Valoración\u{1c}%1$@ de %2$@\u{1c}Actualizando\u{1c}Mostrar valores\u{1c}Fecha\u{1c}Día\u{1c}a. m./p. m.\u{1c}Hora\u{1c}\
Horas\u{1c}Minuto\u{1c}Minutos\u{1c}Mes\u{1c}Mes siguiente\u{1c}Mes anterior\u{1c}Año\u{1c}Eliminar\u{1c}Listo\u{1c}Editar\u{1c}Borrar texto\u{1c}Copiar\u{1c}Cortar\u{1c}Pegar\u{1c}Seleccion\
ar todo\u{1c}No se puede reproducir el archivo.\u{1c}El archivo está dañado.\u{1c}Se canceló la descarga.\u{1c}El archivo no existe.\u{1c}La imag\
en ya no es necesaria.\u{1c}La conexión con el servidor no es segura.\u{1c}No se puede leer la imagen.\u{1c}No se pueden reproducir víd\
eo ni audio porque GStreamer no está instalado.\u{1c}No se puede acceder al servidor o este no tiene el archivo.\u{1c}El servidor \
redirige sin fin.\u{1c}El servidor respondió con el error %lld.\u{1c}El servidor envió más de %lld MB.\u{1c}\u{1e}1\u{1f}oEl servidor tardó más d\
e %lld segundo.\u{1f}xEl servidor tardó más de %lld segundos.\u{1c}El servidor no respondió.\u{1c}No se puede leer el archivo.\u{1c}El forma\
to del archivo no es compatible.\u{1c}Las direcciones que empiezan por «%@:» no son compatibles.\u{1c}Avanzar\u{1c}Seleccionar carpeta\u{1c}\
Abrir\u{1c}Todo\u{1c}Buscar\u{1c}Ignorar mayúsculas\u{1c}Resultado siguiente\u{1c}Sin resultados\u{1c}Opciones de búsqueda\u{1c}%1$lld de %2$lld\u{1c}Resultado \
anterior\u{1c}Reemplazar\u{1c}Reemplazar todo\u{1c}Reemplazar por\u{1c}\u{1e}1\u{1f}o%lld resultado\u{1f}m%lld resultados\u{1f}x%lld resultados\u{1c}Palabras complet\
as\u{1c}Continuar desde el principio\u{1c}Fuentes\u{1c}Fuente del sistema\u{1c}Centrar\u{1c}Justificar\u{1c}Alinear a la izquierda\u{1c}Alinear a la derech\
a\u{1c}Formato\u{1c}Negrita\u{1c}Lista con viñetas\u{1c}Color del texto\u{1c}Cursiva\u{1c}Mixto\u{1c}Lista numerada\u{1c}Tamaño del texto\u{1c}Reducir el texto\u{1c}Aumen\
tar el texto\u{1c}Tachado\u{1c}Subrayado\u{1c}Retroceso\u{1c}Av Pág\u{1c}Re Pág\u{1c}Intro\u{1c}Mayús\u{1c}Espacio\u{1c}Copiar enlace\u{1c}Abrir enlace\u{1c}Ascendente\u{1c}Contrae\
r\u{1c}Contraído\u{1c}Descendente\u{1c}Expandir\u{1c}Expandido\u{1c}Mover hacia abajo\u{1c}Mover hacia arriba\u{1c}Controles de reproducción\u{1c}Finalizado\u{1c}\u{1e}1\u{1f}\
o%lld hora\u{1f}x%lld horas\u{1c}Cargando\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minutos\u{1c}Silenciar\u{1c}En pausa\u{1c}Reproduciendo\u{1c}Posición\u{1c}\u{1e}1\u{1f}o%lld segundo\
\u{1f}x%lld segundos\u{1c}Activar sonido\u{1c}Vídeo\u{1c}Volumen\u{1c}Cerrar ventana\u{1c}Edición\u{1c}Salir de pantalla completa\u{1c}Archivo\u{1c}Pantalla completa\
\u{1c}Ayuda\u{1c}Cargando…\u{1c}Menú\u{1c}Más menús\u{1c}Nueva ventana de %@\u{1c}Salir\u{1c}Ajustes…\u{1c}Visualización\u{1c}Ventana\u{1c}Introduzca un número.\u{1c}Introduzc\
a un número del %1$@ al %2$@.\u{1c}Aceptar\u{1c}Organizar\u{1c}Pausa\u{1c}Reproducir\u{1c}El programa está en uso.\u{1c}Rehacer\u{1c}Rehacer %@\u{1c}Actualizar\u{1c}\
Responder\u{1c}Retroceder\u{1c}Guardar\u{1c}Cancelar búsqueda\u{1c}Resultados\u{1c}Ámbito\u{1c}Sugerencias\u{1c}Ajustes\u{1c}Compartir\u{1c}Ignorar ortografía\u{1c}Aprend\
er ortografía\u{1c}No hay sugerencias\u{1c}Columnas\u{1c}Ancho de la primera columna\u{1c}Ocultar columnas\u{1c}Ancho del inspector\u{1c}Ancho de la s\
egunda columna\u{1c}Detener\u{1c}Contactos\u{1c}Descargas\u{1c}Favoritos\u{1c}Destacados\u{1c}Historial\u{1c}Más\u{1c}Más recientes\u{1c}Más vistos\u{1c}Pestaña siguiente\
\u{1c}Pestaña anterior\u{1c}Recientes\u{1c}Mejor valorados\u{1c}Mover columna hacia atrás\u{1c}Mover columna hacia delante\u{1c}Estrechar columna\u{1c}Ajus\
tar ancho de columna\u{1c}Ensanchar columna\u{1c}Se ha añadido %@\u{1c}%1$@: posición %2$lld de %3$lld\u{1c}No se puede añadir %@\u{1c}Se ha elim\
inado %@\u{1c}Reintentar\u{1c}Archivador\u{1c}Archivador %@\u{1c}Audio %@\u{1c}Audio o vídeo\u{1c}Libro electrónico\u{1c}Datos\u{1c}Base de datos\u{1c}Documento\u{1c}Docu\
mento %@\u{1c}URL de archivo\u{1c}Carpeta\u{1c}Cabecera de %@\u{1c}Imagen\u{1c}Imagen %@\u{1c}Elemento\u{1c}Texto sin formato\u{1c}Texto enriquecido\u{1c}Script de %\
@\u{1c}Código fuente\u{1c}Código fuente de %@\u{1c}Texto\u{1c}Texto %@\u{1c}Tabla de valores\u{1c}Vídeo %@\u{1c}Revisa la ortografía o prueba con otra búsq\
ueda.\u{1c}Sin resultados para «%@»\u{1c}Deshacer\u{1c}Deshacer %@\u{1c}eliminación\u{1c}escritura\u{1c}Sin título\u{1c}Siempre visible\u{1c}Maximizar\u{1c}Minimizar\
\u{1c}Restaurar\u{1c}Activer\u{1c}Annuler le glissement\u{1c}Diminuer\u{1c}Faire glisser\u{1c}Faire glisser %@\u{1c}Déposer\u{1c}Déposer : %@\u{1c}Augmenter\u{1c}Action p\
rincipale\u{1c}Page suivante\u{1c}Page précédente\u{1c}Faire défiler vers le bas\u{1c}Faire défiler vers la gauche\u{1c}Faire défiler vers la dro\
ite\u{1c}Faire défiler vers le haut\u{1c}Afficher le menu\u{1c}Agrandir\u{1c}Réduire\u{1c}Envoyer par e-mail\u{1c}Ajouter\u{1c}Retour\u{1c}Signets\u{1c}Appareil phot\
o\u{1c}Annuler\u{1c}Graphique en aires\u{1c}Graphique à barres\u{1c}%1$@ par %2$@\u{1c}Graphique\u{1c}Graphique en courbes\u{1c}Aucune donnée\u{1c}%@. Aucune va\
leur\u{1c}Nuage de points\u{1c}Graphique circulaire\u{1c}\u{1e}1\u{1f}o%lld série\u{1f}x%lld séries\u{1c}%1$@ : %2$@\u{1c}%1$@. %2$@ de %3$@ à %4$@\u{1c}\u{1e}1\u{1f}o%lld val\
eur\u{1f}x%lld valeurs\u{1c}Fermer\u{1c}Appuyez sur Échap puis sur Tab pour passer à l’élément suivant.\u{1c}Tab indente\u{1c}Tab déplace le focu\
s\u{1c}Bleu\u{1c}Couleur\u{1c}Grille de couleurs\u{1c}Vert\u{1c}Grille\u{1c}Nombre hexadécimal\u{1c}Opacité\u{1c}Prélever une couleur à l’écran\u{1c}Couleur récente \
%@\u{1c}Rouge\u{1c}Curseurs\u{1c}Rédiger\u{1c}En cours\u{1c}Plus d’infos\u{1c}page %1$lld sur %2$lld\u{1c}Progression\u{1c}Progression interrompue\u{1c}Note\u{1c}%1$@ sur\
 %2$@\u{1c}Actualisation\u{1c}Afficher les valeurs\u{1c}Jour\u{1c}Heure\u{1c}Heures\u{1c}Mois\u{1c}Mois suivant\u{1c}Mois précédent\u{1c}Année\u{1c}Supprimer\u{1c}Terminé\u{1c}Modi\
fier\u{1c}Effacer le texte\u{1c}Copier\u{1c}Couper\u{1c}Coller\u{1c}Tout sélectionner\u{1c}Le fichier ne peut pas être lu.\u{1c}Le fichier est endommagé.\u{1c}L\
e téléchargement a été annulé.\u{1c}Le fichier n’existe pas.\u{1c}L’image n’est plus nécessaire.\u{1c}La connexion au serveur n’est pas\
 sécurisée.\u{1c}L’image ne peut pas être lue.\u{1c}La vidéo et l’audio ne peuvent pas être lus, car GStreamer n’est pas installé.\
\u{1c}Le serveur est injoignable ou ne possède pas le fichier.\u{1c}Le serveur redirige sans fin.\u{1c}Le serveur a répondu avec l’erre\
ur %lld.\u{1c}Le serveur a envoyé plus de %lld Mo.\u{1c}\u{1e}1\u{1f}oLe serveur a mis plus de %lld seconde.\u{1f}xLe serveur a mis plus de %lld \
secondes.\u{1c}Le serveur n’a pas répondu.\u{1c}Le format du fichier n’est pas pris en charge.\u{1c}Les adresses qui commencent par « %\
@: » ne sont pas prises en charge.\u{1c}Avance rapide\u{1c}Choisir un dossier\u{1c}Ouvrir\u{1c}Tout\u{1c}Rechercher\u{1c}Ignorer la casse\u{1c}Résultat sui\
vant\u{1c}Aucun résultat\u{1c}Options de recherche\u{1c}%1$lld sur %2$lld\u{1c}Résultat précédent\u{1c}Remplacer\u{1c}Tout remplacer\u{1c}Remplacer par\u{1c}\u{1e}1\u{1f}\
o%lld résultat\u{1f}m%lld résultats\u{1f}x%lld résultats\u{1c}Mots entiers\u{1c}Reprendre au début\u{1c}Polices\u{1c}Police système\u{1c}Centrer\u{1c}Justifier\u{1c}\
Aligner à gauche\u{1c}Aligner à droite\u{1c}Mise en forme\u{1c}Gras\u{1c}Liste à puces\u{1c}Couleur du texte\u{1c}Italique\u{1c}Mixte\u{1c}Liste numérotée\u{1c}Taill\
e du texte\u{1c}Réduire le texte\u{1c}Agrandir le texte\u{1c}Barré\u{1c}Souligné\u{1c}Retour arrière\u{1c}Échap\u{1c}Page bas\u{1c}Page haut\u{1c}Maj\u{1c}Espace\u{1c}Tabulati\
on\u{1c}Copier le lien\u{1c}Ouvrir le lien\u{1c}Croissant\u{1c}Réduit\u{1c}Décroissant\u{1c}Développer\u{1c}Développé\u{1c}Déplacer vers le bas\u{1c}Déplacer vers le\
 haut\u{1c}Commandes de lecture\u{1c}\u{1e}1\u{1f}o%lld heure\u{1f}x%lld heures\u{1c}Chargement\u{1c}Couper le son\u{1c}En pause\u{1c}Lecture en cours\u{1c}\u{1e}1\u{1f}o%lld secon\
de\u{1f}x%lld secondes\u{1c}Rétablir le son\u{1c}Vidéo\u{1c}Fermer la fenêtre\u{1c}Édition\u{1c}Quitter le plein écran\u{1c}Fichier\u{1c}Plein écran\u{1c}Aide\u{1c}Charge\
ment…\u{1c}Plus de menus\u{1c}Nouvelle fenêtre %@\u{1c}Quitter\u{1c}Réglages…\u{1c}Présentation\u{1c}Fenêtre\u{1c}Saisissez un nombre.\u{1c}Saisissez un nombre \
de %1$@ à %2$@.\u{1c}Organiser\u{1c}Lecture\u{1c}Le programme est en cours d’utilisation.\u{1c}Rétablir\u{1c}Rétablir %@\u{1c}Actualiser\u{1c}Répondre\u{1c}Reto\
ur rapide\u{1c}Enregistrer\u{1c}Annuler la recherche\u{1c}Résultats\u{1c}Portée\u{1c}Réglages\u{1c}Partager\u{1c}Ignorer l’orthographe\u{1c}Mémoriser l’orthogra\
phe\u{1c}Aucune suggestion\u{1c}Colonnes\u{1c}Largeur de la première colonne\u{1c}Masquer les colonnes\u{1c}Largeur de l’inspecteur\u{1c}Largeur de la\
 deuxième colonne\u{1c}Arrêter\u{1c}Téléchargements\u{1c}Favoris\u{1c}Sélection\u{1c}Historique\u{1c}Plus\u{1c}Les plus récents\u{1c}Les plus consultés\u{1c}Onglet s\
uivant\u{1c}Onglet précédent\u{1c}Récents\u{1c}Les mieux notés\u{1c}Reculer la colonne\u{1c}Avancer la colonne\u{1c}Rétrécir la colonne\u{1c}Ajuster la col\
onne à son contenu\u{1c}Élargir la colonne\u{1c}Ajout de %@\u{1c}%1$@ : position %2$lld sur %3$lld\u{1c}Impossible d’ajouter %@\u{1c}Suppression \
de %@\u{1c}Réessayer\u{1c}Archive %@\u{1c}Audio ou vidéo\u{1c}Livre électronique\u{1c}Données\u{1c}Base de données\u{1c}Document %@\u{1c}URL de fichier\u{1c}Dossier\u{1c}\
En-tête %@\u{1c}Image %@\u{1c}Élément\u{1c}Texte brut\u{1c}Texte enrichi\u{1c}Script %@\u{1c}Code source\u{1c}Code source %@\u{1c}Texte\u{1c}Texte %@\u{1c}Tableau de vale\
urs\u{1c}Vidéo %@\u{1c}Vérifiez l’orthographe ou lancez une nouvelle recherche.\u{1c}Aucun résultat pour « %@ »\u{1c}Annuler %@\u{1c}la suppressi\
on\u{1c}la saisie\u{1c}Sans titre\u{1c}Toujours au premier plan\u{1c}Maximiser\u{1c}Restaurer\u{1c}Attiva\u{1c}Annulla trascinamento\u{1c}Diminuisci\u{1c}Trascina\u{1c}Tr\
ascina %@\u{1c}Rilascia\u{1c}Rilascia: %@\u{1c}Aumenta\u{1c}Azione principale\u{1c}Pagina successiva\u{1c}Pagina precedente\u{1c}Scorri verso il basso\u{1c}Scor\
ri verso sinistra\u{1c}Scorri verso destra\u{1c}Scorri verso l’alto\u{1c}Mostra menu\u{1c}Ingrandisci\u{1c}Riduci\u{1c}Invia per email\u{1c}Aggiungi\u{1c}Indiet\
ro\u{1c}Messaggio\u{1c}Segnalibri\u{1c}Fotocamera\u{1c}Annulla\u{1c}Grafico ad area\u{1c}Grafico a barre\u{1c}%1$@ per %2$@\u{1c}Grafico\u{1c}Grafico a linee\u{1c}Nessun \
dato\u{1c}%@. Nessun valore\u{1c}Grafico a dispersione\u{1c}Grafico a torta\u{1c}\u{1e}1\u{1f}o%lld serie\u{1f}x%lld serie\u{1c}%1$@. %2$@ da %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%l\
ld valore\u{1f}x%lld valori\u{1c}Chiudi\u{1c}Premi Esc e poi Tab per passare all’elemento successivo.\u{1c}Tab applica il rientro\u{1c}Tab sposta\
 il focus\u{1c}Codice\u{1c}Blu\u{1c}Colore\u{1c}Griglia di colori\u{1c}Griglia\u{1c}Numero esadecimale\u{1c}Opacità\u{1c}Preleva un colore dallo schermo\u{1c}Colore \
recente %@\u{1c}Rosso\u{1c}Cursori\u{1c}Scrivi\u{1c}In corso\u{1c}Massimo\u{1c}Minimo\u{1c}Altre informazioni\u{1c}Pagina\u{1c}pagina %1$lld di %2$lld\u{1c}Avanzamento\u{1c}Av\
anzamento interrotto\u{1c}Valutazione\u{1c}%1$@ su %2$@\u{1c}Aggiornamento in corso\u{1c}Mostra valori\u{1c}Giorno\u{1c}Ora\u{1c}Ore\u{1c}Minuti\u{1c}Mese\u{1c}Mese succe\
ssivo\u{1c}Mese precedente\u{1c}Anno\u{1c}Elimina\u{1c}Fine\u{1c}Modifica\u{1c}Cancella testo\u{1c}Copia\u{1c}Taglia\u{1c}Incolla\u{1c}Seleziona tutto\u{1c}Impossibile riprodu\
rre il file.\u{1c}Il file è danneggiato.\u{1c}Il download è stato annullato.\u{1c}Il file non esiste.\u{1c}L’immagine non è più necessaria.\u{1c}\
La connessione al server non è sicura.\u{1c}Impossibile leggere l’immagine.\u{1c}Impossibile riprodurre video e audio, perché GStr\
eamer non è installato.\u{1c}Il server non è raggiungibile o non ha il file.\u{1c}Il server reindirizza all’infinito.\u{1c}Il server ha\
 risposto con l’errore %lld.\u{1c}Il server ha inviato più di %lld MB.\u{1c}\u{1e}1\u{1f}oIl server ha impiegato più di %lld secondo.\u{1f}xIl se\
rver ha impiegato più di %lld secondi.\u{1c}Il server non ha risposto.\u{1c}Impossibile leggere il file.\u{1c}Il formato del file non è\
 supportato.\u{1c}Gli indirizzi che iniziano con “%@:” non sono supportati.\u{1c}Avanti veloce\u{1c}Scegli cartella\u{1c}Apri\u{1c}Tutto\u{1c}Trova\u{1c}Ig\
nora maiuscole/minuscole\u{1c}Risultato successivo\u{1c}Nessun risultato\u{1c}Opzioni di ricerca\u{1c}%1$lld di %2$lld\u{1c}Risultato precedente\u{1c}\
Sostituisci\u{1c}Sostituisci tutto\u{1c}Sostituisci con\u{1c}\u{1e}1\u{1f}o%lld risultato\u{1f}m%lld risultati\u{1f}x%lld risultati\u{1c}Parole intere\u{1c}Riprendi \
dall’inizio\u{1c}Font\u{1c}Font di sistema\u{1c}Centra\u{1c}Giustifica\u{1c}Allinea a sinistra\u{1c}Allinea a destra\u{1c}Formattazione\u{1c}Grassetto\u{1c}Elenco pu\
ntato\u{1c}Colore del testo\u{1c}Corsivo\u{1c}Misto\u{1c}Elenco numerato\u{1c}Dimensione del testo\u{1c}Riduci il testo\u{1c}Ingrandisci il testo\u{1c}Barrato\u{1c}S\
ottolineato\u{1c}Pag Giù\u{1c}Pag Su\u{1c}Invio\u{1c}Maiusc\u{1c}Spazio\u{1c}Copia link\u{1c}Apri link\u{1c}Crescente\u{1c}Comprimi\u{1c}Compresso\u{1c}Decrescente\u{1c}Espandi\u{1c}Esp\
anso\u{1c}Sposta giù\u{1c}Sposta su\u{1c}Controlli di riproduzione\u{1c}Terminato\u{1c}\u{1e}1\u{1f}o%lld ora\u{1f}x%lld ore\u{1c}Caricamento\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld m\
inuti\u{1c}Disattiva audio\u{1c}In pausa\u{1c}In riproduzione\u{1c}Posizione\u{1c}%1$@ di %2$@\u{1c}\u{1e}1\u{1f}o%lld secondo\u{1f}x%lld secondi\u{1c}Attiva audio\u{1c}Chiudi\
 finestra\u{1c}Esci da schermo intero\u{1c}Schermo intero\u{1c}Aiuto\u{1c}Caricamento…\u{1c}Altri menu\u{1c}Nuova finestra %@\u{1c}Esci\u{1c}Impostazioni…\u{1c}Vista\
\u{1c}Finestra\u{1c}Inserisci un numero.\u{1c}Inserisci un numero da %1$@ a %2$@.\u{1c}Organizza\u{1c}Riproduci\u{1c}Il programma è in uso.\u{1c}Ripeti\u{1c}Rip\
eti %@\u{1c}Aggiorna\u{1c}Rispondi\u{1c}Riavvolgi\u{1c}Salva\u{1c}Cerca\u{1c}Annulla ricerca\u{1c}Risultati\u{1c}Ambito\u{1c}Suggerimenti\u{1c}Impostazioni\u{1c}Condividi\u{1c}Igno\
ra ortografia\u{1c}Impara ortografia\u{1c}Nessun suggerimento\u{1c}Colonne\u{1c}Larghezza della prima colonna\u{1c}Nascondi colonne\u{1c}Larghezza del\
l’inspector\u{1c}Larghezza della seconda colonna\u{1c}Interrompi\u{1c}Contatti\u{1c}Download\u{1c}Preferiti\u{1c}In primo piano\u{1c}Cronologia\u{1c}Altro\u{1c}Più r\
ecenti\u{1c}Più visti\u{1c}Pannello successivo\u{1c}Pannello precedente\u{1c}Recenti\u{1c}I più votati\u{1c}Sposta colonna indietro\u{1c}Sposta colonna in \
avanti\u{1c}Restringi colonna\u{1c}Adatta larghezza colonna\u{1c}Allarga colonna\u{1c}Aggiunto: %@\u{1c}%1$@: posizione %2$lld di %3$lld\u{1c}Impossib\
ile aggiungere %@\u{1c}Rimosso: %@\u{1c}Riprova\u{1c}Archivio\u{1c}Archivio %@\u{1c}Audio o video\u{1c}Libro elettronico\u{1c}Dati\u{1c}URL del file\u{1c}Cartella\u{1c}In\
testazione %@\u{1c}Immagine\u{1c}Immagine %@\u{1c}Testo semplice\u{1c}Testo formattato\u{1c}Codice sorgente\u{1c}Codice sorgente %@\u{1c}Testo\u{1c}Testo %@\u{1c}Tab\
ella di valori\u{1c}Video %@\u{1c}Controlla l’ortografia o prova un’altra ricerca.\u{1c}Nessun risultato per “%@”\u{1c}Annulla %@\u{1c}eliminazio\
ne\u{1c}inserimento\u{1c}Senza titolo\u{1c}Sempre in primo piano\u{1c}Massimizza\u{1c}Minimizza\u{1c}Ripristina\u{1c}アクティブにする\u{1c}ドラッグをキャンセル\u{1c}減らす\u{1c}ドラッグ\u{1c}%@をドラッグ\u{1c}ド\
ロップ\u{1c}ドロップ: %@\u{1c}増やす\u{1c}メインアクション\u{1c}次のページ\u{1c}前のページ\u{1c}下にスクロール\u{1c}左にスクロール\u{1c}右にスクロール\u{1c}上にスクロール\u{1c}メニューを表示\u{1c}拡大\u{1c}縮小\u{1c}メールで送信\u{1c}追加\u{1c}戻る\u{1c}メッセージ\u{1c}ブックマーク\u{1c}カメラ\u{1c}キャンセル\u{1c}\
面グラフ\u{1c}棒グラフ\u{1c}%2$@別%1$@\u{1c}グラフ\u{1c}折れ線グラフ\u{1c}%1$@、%2$@\u{1c}データなし\u{1c}%@。値なし\u{1c}散布図\u{1c}円グラフ\u{1c}\u{1e}1\u{1f}x%lld個の系列\u{1c}%1$@。%2$@、%3$@から%4$@まで\u{1c}\u{1e}1\u{1f}x%lld個の値\u{1c}閉じる\u{1c}Escap\
eキー、続けてTabキーを押すと次の要素に移動します。\u{1c}Tabキーで字下げ\u{1c}Tabキーでフォーカスを移動\u{1c}コード\u{1c}青\u{1c}カラー\u{1c}カラーグリッド\u{1c}緑\u{1c}グリッド\u{1c}16進数\u{1c}不透明度\u{1c}画面から色を選択\u{1c}最近使ったカラー %@\u{1c}赤\u{1c}スライダ\u{1c}作成\u{1c}処\
理中\u{1c}最大値\u{1c}最小値\u{1c}詳細情報\u{1c}ページ\u{1c}%1$lld/%2$lldページ\u{1c}進行状況\u{1c}停止中\u{1c}評価\u{1c}%2$@段階中%1$@\u{1c}更新中\u{1c}値を表示\u{1c}日付\u{1c}日\u{1c}午前/午後\u{1c}時\u{1c}時間\u{1c}分\u{1c}月\u{1c}次の月\u{1c}前の月\u{1c}時刻\u{1c}年\u{1c}削除\u{1c}完了\u{1c}編集\u{1c}テキストを消去\u{1c}\
コピー\u{1c}カット\u{1c}ペースト\u{1c}すべてを選択\u{1c}ファイルを再生できません。\u{1c}ファイルが壊れています。\u{1c}ダウンロードはキャンセルされました。\u{1c}ファイルが存在しません。\u{1c}画像は不要になりました。\u{1c}サーバへの接続は安全ではありません。\u{1c}画像を読み込めませ\
ん。\u{1c}GStreamerがインストールされていないため、ビデオとオーディオを再生できません。\u{1c}サーバに接続できないか、サーバにファイルがありません。\u{1c}サーバのリダイレクトが終わりません。\u{1c}サーバがエラー%lldを返しました。\u{1c}サーバが%ll\
dMBを超えるデータを送信しました。\u{1c}\u{1e}1\u{1f}xサーバの応答に%lld秒以上かかりました。\u{1c}サーバが応答しませんでした。\u{1c}ファイルを読み込めません。\u{1c}ファイルの形式に対応していません。\u{1c}「%@:」で始まるアドレスには対応していません。\u{1c}早送り\
\u{1c}フォルダを選択\u{1c}開く\u{1c}すべて\u{1c}検索\u{1c}大文字/小文字を区別しない\u{1c}次の結果\u{1c}結果なし\u{1c}検索オプション\u{1c}%1$lld/%2$lld\u{1c}前の結果\u{1c}置換\u{1c}すべて置換\u{1c}置換文字列\u{1c}\u{1e}1\u{1f}x%lld件の結果\u{1c}単語全体\u{1c}先頭に戻って検索\u{1c}フォント\u{1c}システ\
ムフォント\u{1c}中央揃え\u{1c}両端揃え\u{1c}左揃え\u{1c}右揃え\u{1c}書式\u{1c}太字\u{1c}箇条書き\u{1c}文字色\u{1c}斜体\u{1c}混在\u{1c}番号付きリスト\u{1c}文字サイズ\u{1c}文字を小さく\u{1c}文字を大きく\u{1c}取り消し線\u{1c}下線\u{1c}スペース\u{1c}リンクをコピー\u{1c}リンクを開く\u{1c}昇順\u{1c}折りたたむ\u{1c}折りたたみ済み\u{1c}降\
順\u{1c}展開\u{1c}展開済み\u{1c}下に移動\u{1c}上に移動\u{1c}オーディオ\u{1c}再生コントロール\u{1c}終了\u{1c}\u{1e}1\u{1f}x%lld時間\u{1c}読み込み中\u{1c}\u{1e}1\u{1f}x%lld分\u{1c}消音\u{1c}一時停止中\u{1c}再生中\u{1c}再生位置\u{1c}%2$@中%1$@\u{1c}\u{1e}1\u{1f}x%lld秒\u{1c}消音を解除\u{1c}ビデオ\u{1c}音量\u{1c}ウインド\
ウを閉じる\u{1c}フルスクリーンを終了\u{1c}ファイル\u{1c}フルスクリーン\u{1c}ヘルプ\u{1c}読み込み中…\u{1c}メニュー\u{1c}その他のメニュー\u{1c}新規%@ウインドウ\u{1c}設定…\u{1c}表示\u{1c}ウインドウ\u{1c}数値を入力してください。\u{1c}%1$@から%2$@までの数値を入力してください。\u{1c}整理\u{1c}\
一時停止\u{1c}再生\u{1c}プログラムは使用中です。\u{1c}やり直す\u{1c}%@をやり直す\u{1c}更新\u{1c}返信\u{1c}巻き戻し\u{1c}保存\u{1c}検索をキャンセル\u{1c}結果\u{1c}範囲\u{1c}候補\u{1c}設定\u{1c}共有\u{1c}スペルを無視\u{1c}スペルを学習\u{1c}候補が見つかりません\u{1c}カラム\u{1c}1番目のカラムの幅\u{1c}カラムを隠す\u{1c}イン\
スペクタの幅\u{1c}2番目のカラムの幅\u{1c}停止\u{1c}連絡先\u{1c}ダウンロード\u{1c}よく使う項目\u{1c}おすすめ\u{1c}履歴\u{1c}その他\u{1c}最新\u{1c}最も閲覧された項目\u{1c}次のタブ\u{1c}前のタブ\u{1c}高評価\u{1c}列を前へ移動\u{1c}列を後ろへ移動\u{1c}列を狭める\u{1c}列の幅を自動調整\u{1c}列を広げる\u{1c}%@を追加しま\
した\u{1c}%1$@：%3$lld個中%2$lld番目\u{1c}%@は追加できません\u{1c}%@を削除しました\u{1c}再試行\u{1c}アーカイブ\u{1c}%@アーカイブ\u{1c}%@オーディオ\u{1c}オーディオまたはビデオ\u{1c}電子書籍\u{1c}データ\u{1c}データベース\u{1c}書類\u{1c}%@書類\u{1c}ファイルURL\u{1c}フォルダ\
\u{1c}%@ヘッダ\u{1c}画像\u{1c}%@画像\u{1c}項目\u{1c}標準テキスト\u{1c}リッチテキスト\u{1c}%@スクリプト\u{1c}ソースコード\u{1c}%@ソースコード\u{1c}テキスト\u{1c}%@テキスト\u{1c}値の表\u{1c}%@ビデオ\u{1c}スペルを確認するか、別の検索をお試しください。\u{1c}“%@”の結果なし\u{1c}元に戻す\u{1c}%@\
を元に戻す\u{1c}入力\u{1c}名称未設定\u{1c}常に手前に表示\u{1c}最大化\u{1c}最小化\u{1c}元のサイズに戻す\u{1c}Activeren\u{1c}Slepen annuleren\u{1c}Verlagen\u{1c}Slepen\u{1c}%@ slepen\u{1c}Neerzetten\u{1c}Neerzetten: %@\u{1c}V\
erhogen\u{1c}Hoofdactie\u{1c}Volgende pagina\u{1c}Vorige pagina\u{1c}Scrol omlaag\u{1c}Scrol naar links\u{1c}Scrol naar rechts\u{1c}Scrol omhoog\u{1c}Toon menu\u{1c}\
Inzoomen\u{1c}Uitzoomen\u{1c}Verstuur via e-mail\u{1c}Toevoegen\u{1c}Terug\u{1c}Bericht\u{1c}Bladwijzers\u{1c}Annuleren\u{1c}Vlakdiagram\u{1c}Staafdiagram\u{1c}Diagram\u{1c}Li\
jndiagram\u{1c}Geen gegevens\u{1c}%@. Geen waarden\u{1c}Spreidingsdiagram\u{1c}Cirkeldiagram\u{1c}\u{1e}1\u{1f}o%lld reeks\u{1f}x%lld reeksen\u{1c}%1$@. %2$@ van %3$\
@ tot %4$@\u{1c}\u{1e}1\u{1f}o%lld waarde\u{1f}x%lld waarden\u{1c}Sluiten\u{1c}Druk op Escape en daarna op Tab om naar het volgende onderdeel te gaan.\
\u{1c}Tab springt in\u{1c}Tab verplaatst de focus\u{1c}Blauw\u{1c}Kleur\u{1c}Kleurenraster\u{1c}Groen\u{1c}Hexadecimaal getal\u{1c}Dekking\u{1c}Kies een kleur op het\
 scherm\u{1c}Recente kleur %@\u{1c}Rood\u{1c}Schuifregelaars\u{1c}Opstellen\u{1c}Bezig\u{1c}Meer info\u{1c}pagina %1$lld van %2$lld\u{1c}Voortgang\u{1c}Voortgang ges\
topt\u{1c}Beoordeling\u{1c}%1$@ van %2$@\u{1c}Bezig met vernieuwen\u{1c}Toon waarden\u{1c}Dag\u{1c}a.m./p.m.\u{1c}Uur\u{1c}Uren\u{1c}Minuut\u{1c}Maand\u{1c}Volgende maand\u{1c}Vori\
ge maand\u{1c}Tijd\u{1c}Jaar\u{1c}Verwijderen\u{1c}Gereed\u{1c}Bewerken\u{1c}Wis tekst\u{1c}Kopiëren\u{1c}Knippen\u{1c}Plakken\u{1c}Alles selecteren\u{1c}Het bestand kan niet \
worden afgespeeld.\u{1c}Het bestand is beschadigd.\u{1c}De download is geannuleerd.\u{1c}Het bestand bestaat niet.\u{1c}De afbeelding is nie\
t meer nodig.\u{1c}De verbinding met de server is niet beveiligd.\u{1c}De afbeelding kan niet worden gelezen.\u{1c}Video en audio kunne\
n niet worden afgespeeld, omdat GStreamer niet is geïnstalleerd.\u{1c}De server is niet bereikbaar of heeft het bestand niet.\
\u{1c}De server blijft doorverwijzen.\u{1c}De server antwoordde met fout %lld.\u{1c}De server heeft meer dan %lld MB gestuurd.\u{1c}\u{1e}1\u{1f}oDe s\
erver had meer dan %lld seconde nodig.\u{1f}xDe server had meer dan %lld seconden nodig.\u{1c}De server heeft niet geantwoord.\u{1c}Het\
 bestand kan niet worden gelezen.\u{1c}De bestandsindeling wordt niet ondersteund.\u{1c}Adressen die beginnen met “%@:” worden nie\
t ondersteund.\u{1c}Vooruitspoelen\u{1c}Kies map\u{1c}Openen\u{1c}Alles\u{1c}Zoek\u{1c}Negeer hoofdletters\u{1c}Volgend resultaat\u{1c}Geen resultaten\u{1c}Zoekoptie\
s\u{1c}%1$lld van %2$lld\u{1c}Vorig resultaat\u{1c}Vervang\u{1c}Vervang alles\u{1c}Vervang door\u{1c}\u{1e}1\u{1f}o%lld resultaat\u{1f}x%lld resultaten\u{1c}Hele woorden\u{1c}\
Ga verder bij begin\u{1c}Lettertypen\u{1c}Systeemlettertype\u{1c}Centreren\u{1c}Uitvullen\u{1c}Links uitlijnen\u{1c}Rechts uitlijnen\u{1c}Opmaak\u{1c}Vet\u{1c}Lijst \
met opsommingstekens\u{1c}Tekstkleur\u{1c}Cursief\u{1c}Gemengd\u{1c}Genummerde lijst\u{1c}Tekstgrootte\u{1c}Tekst kleiner\u{1c}Tekst groter\u{1c}Doorgestreept\u{1c}O\
nderstreept\u{1c}Enter\u{1c}Spatie\u{1c}Kopieer koppeling\u{1c}Open koppeling\u{1c}Oplopend\u{1c}Invouwen\u{1c}Ingevouwen\u{1c}Aflopend\u{1c}Uitvouwen\u{1c}Uitgevouwen\u{1c}Ve\
rplaats omlaag\u{1c}Verplaats omhoog\u{1c}Afspeelregelaars\u{1c}Afgelopen\u{1c}\u{1e}1\u{1f}o%lld uur\u{1f}x%lld uur\u{1c}Laden\u{1c}\u{1e}1\u{1f}o%lld minuut\u{1f}x%lld minuten\u{1c}Ge\
luid uit\u{1c}Gepauzeerd\u{1c}Wordt afgespeeld\u{1c}Positie\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld seconden\u{1c}Geluid aan\u{1c}Sluit venster\u{1c}Sluit volledig sch\
erm\u{1c}Bestand\u{1c}Volledig scherm\u{1c}Laden…\u{1c}Meer menu’s\u{1c}Nieuw venster: %@\u{1c}Afsluiten\u{1c}Instellingen…\u{1c}Weergave\u{1c}Venster\u{1c}Voer een getal\
 in.\u{1c}Voer een getal van %1$@ tot %2$@ in.\u{1c}Ordenen\u{1c}Pauzeren\u{1c}Afspelen\u{1c}Het programma is in gebruik.\u{1c}Opnieuw\u{1c}Voer %@ opnieuw\
 uit\u{1c}Vernieuwen\u{1c}Beantwoorden\u{1c}Terugspoelen\u{1c}Opslaan\u{1c}Zoeken\u{1c}Annuleer zoekopdracht\u{1c}Resultaten\u{1c}Bereik\u{1c}Suggesties\u{1c}Instellingen\
\u{1c}Delen\u{1c}Negeer spelling\u{1c}Leer spelling\u{1c}Geen suggesties gevonden\u{1c}Kolommen\u{1c}Breedte van de eerste kolom\u{1c}Verberg kolommen\u{1c}Bree\
dte van het infovenster\u{1c}Breedte van de tweede kolom\u{1c}Stoppen\u{1c}Contacten\u{1c}Favorieten\u{1c}Uitgelicht\u{1c}Geschiedenis\u{1c}Meer\u{1c}Meest rece\
nt\u{1c}Meest bekeken\u{1c}Volgende tab\u{1c}Vorige tab\u{1c}Recent\u{1c}Best beoordeeld\u{1c}Verplaats kolom achteruit\u{1c}Verplaats kolom vooruit\u{1c}Versma\
l kolom\u{1c}Pas kolombreedte aan\u{1c}Verbreed kolom\u{1c}%@ toegevoegd\u{1c}%1$@: positie %2$lld van %3$lld\u{1c}%@ kan niet worden toegevoegd\u{1c}\
%@ verwijderd\u{1c}Probeer opnieuw\u{1c}Archief\u{1c}%@-archief\u{1c}%@-audio\u{1c}Audio of video\u{1c}E-book\u{1c}Gegevens\u{1c}%@-document\u{1c}Bestands-URL\u{1c}Map\u{1c}%@\
-header\u{1c}Afbeelding\u{1c}%@-afbeelding\u{1c}Onderdeel\u{1c}Platte tekst\u{1c}Opgemaakte tekst\u{1c}%@-script\u{1c}Broncode\u{1c}%@-broncode\u{1c}Tekst\u{1c}%@-tekst\u{1c}W\
aardentabel\u{1c}%@-video\u{1c}Controleer de spelling of probeer een andere zoekopdracht.\u{1c}Geen resultaten voor ‘%@’\u{1c}Ongedaan maken\
\u{1c}Maak %@ ongedaan\u{1c}verwijderen\u{1c}typen\u{1c}Naamloos\u{1c}Altijd op voorgrond\u{1c}Maximaliseren\u{1c}Minimaliseren\u{1c}Herstellen\u{1c}Aktywuj\u{1c}Anuluj p\
rzeciąganie\u{1c}Zmniejsz\u{1c}Przeciągnij\u{1c}Przeciągnij: %@\u{1c}Upuść\u{1c}Upuść: %@\u{1c}Zwiększ\u{1c}Główna czynność\u{1c}Następna strona\u{1c}Poprzednia stro\
na\u{1c}Przewiń w dół\u{1c}Przewiń w lewo\u{1c}Przewiń w prawo\u{1c}Przewiń w górę\u{1c}Pokaż menu\u{1c}Powiększ\u{1c}Pomniejsz\u{1c}Wyślij e-mailem\u{1c}Dodaj\u{1c}Wstec\
z\u{1c}Komunikat\u{1c}Zakładki\u{1c}Aparat\u{1c}Anuluj\u{1c}Wykres warstwowy\u{1c}Wykres słupkowy\u{1c}%1$@ według: %2$@\u{1c}Wykres\u{1c}Wykres liniowy\u{1c}Brak danych\u{1c}\
%@. Brak wartości\u{1c}Wykres punktowy\u{1c}Wykres kołowy\u{1c}\u{1e}1\u{1f}o%lld seria\u{1f}f%lld serie\u{1f}m%lld serii\u{1f}x%lld serii\u{1c}%1$@. %2$@ od %3$@ do\
 %4$@\u{1c}\u{1e}1\u{1f}o%lld wartość\u{1f}f%lld wartości\u{1f}m%lld wartości\u{1f}x%lld wartości\u{1c}Zamknij\u{1c}Naciśnij Escape, a następnie Tab, aby przejś\
ć do następnego elementu.\u{1c}Tab dodaje wcięcie\u{1c}Tab przenosi fokus\u{1c}Kod\u{1c}Niebieski\u{1c}Kolor\u{1c}Siatka kolorów\u{1c}Zielony\u{1c}Siatka\u{1c}Liczba\
 szesnastkowa\u{1c}Krycie\u{1c}Wybierz kolor z ekranu\u{1c}Ostatni kolor %@\u{1c}Czerwony\u{1c}Suwaki\u{1c}Utwórz\u{1c}W toku\u{1c}Maksimum\u{1c}Więcej informacji\u{1c}St\
rona\u{1c}strona %1$lld z %2$lld\u{1c}Postęp\u{1c}Zatrzymano\u{1c}Ocena\u{1c}%1$@ z %2$@\u{1c}Odświeżanie\u{1c}Pokaż wartości\u{1c}Dzień\u{1c}Godzina\u{1c}Godziny\u{1c}Minuta\u{1c}\
Minuty\u{1c}Miesiąc\u{1c}Następny miesiąc\u{1c}Poprzedni miesiąc\u{1c}Rok\u{1c}Usuń\u{1c}Gotowe\u{1c}Edytuj\u{1c}Wyczyść tekst\u{1c}Skopiuj\u{1c}Wytnij\u{1c}Wklej\u{1c}Zaznacz wszy\
stko\u{1c}Nie można odtworzyć pliku.\u{1c}Plik jest uszkodzony.\u{1c}Pobieranie zostało anulowane.\u{1c}Plik nie istnieje.\u{1c}Obraz nie jest ju\
ż potrzebny.\u{1c}Połączenie z serwerem nie jest bezpieczne.\u{1c}Nie można odczytać obrazu.\u{1c}Nie można odtworzyć wideo ani dźwięku\
, ponieważ GStreamer nie jest zainstalowany.\u{1c}Serwer jest niedostępny lub nie ma pliku.\u{1c}Serwer przekierowuje bez końca.\u{1c}S\
erwer odpowiedział błędem %lld.\u{1c}Serwer wysłał ponad %lld MB.\u{1c}\u{1e}1\u{1f}oSerwer potrzebował ponad %lld sekundy.\u{1f}fSerwer potrzebo\
wał ponad %lld sekund.\u{1f}mSerwer potrzebował ponad %lld sekund.\u{1f}xSerwer potrzebował ponad %lld sekundy.\u{1c}Serwer nie odpowie\
dział.\u{1c}Nie można odczytać pliku.\u{1c}Format pliku nie jest obsługiwany.\u{1c}Adresy zaczynające się od „%@:” nie są obsługiwane.\u{1c}\
Przewiń do przodu\u{1c}Wybierz folder\u{1c}Otwórz\u{1c}Wszystkie\u{1c}Znajdź\u{1c}Ignoruj wielkość liter\u{1c}Następny wynik\u{1c}Brak wyników\u{1c}Opcje wyszuk\
iwania\u{1c}%1$lld z %2$lld\u{1c}Poprzedni wynik\u{1c}Zamień\u{1c}Zamień wszystkie\u{1c}Zamień na\u{1c}\u{1e}1\u{1f}o%lld wynik\u{1f}f%lld wyniki\u{1f}m%lld wyników\u{1f}x%lld\
 wyniku\u{1c}Całe wyrazy\u{1c}Szukaj od początku\u{1c}Czcionki\u{1c}Czcionka systemowa\u{1c}Wyśrodkuj\u{1c}Wyjustuj\u{1c}Wyrównaj do lewej\u{1c}Wyrównaj do praw\
ej\u{1c}Formatowanie\u{1c}Pogrubienie\u{1c}Lista punktowana\u{1c}Kolor tekstu\u{1c}Kursywa\u{1c}Mieszane\u{1c}Lista numerowana\u{1c}Rozmiar tekstu\u{1c}Zmniejsz teks\
t\u{1c}Powiększ tekst\u{1c}Przekreślenie\u{1c}Podkreślenie\u{1c}Spacja\u{1c}Skopiuj łącze\u{1c}Otwórz łącze\u{1c}Rosnąco\u{1c}Zwiń\u{1c}Zwinięto\u{1c}Malejąco\u{1c}Rozwiń\u{1c}Rozw\
inięto\u{1c}Przenieś w dół\u{1c}Przenieś w górę\u{1c}Dźwięk\u{1c}Sterowanie odtwarzaniem\u{1c}Zakończono\u{1c}\u{1e}1\u{1f}o%lld godzina\u{1f}f%lld godziny\u{1f}m%lld god\
zin\u{1f}x%lld godziny\u{1c}Wczytywanie\u{1c}\u{1e}1\u{1f}o%lld minuta\u{1f}f%lld minuty\u{1f}m%lld minut\u{1f}x%lld minuty\u{1c}Wycisz\u{1c}Wstrzymano\u{1c}Odtwarzanie\u{1c}Pozycj\
a\u{1c}\u{1e}1\u{1f}o%lld sekunda\u{1f}f%lld sekundy\u{1f}m%lld sekund\u{1f}x%lld sekundy\u{1c}Włącz dźwięk\u{1c}Wideo\u{1c}Głośność\u{1c}Zamknij okno\u{1c}Edycja\u{1c}Wyłącz pełny\
 ekran\u{1c}Plik\u{1c}Pełny ekran\u{1c}Pomoc\u{1c}Wczytywanie…\u{1c}Więcej menu\u{1c}Nowe okno: %@\u{1c}Zakończ\u{1c}Ustawienia…\u{1c}Widok\u{1c}Okno\u{1c}Wprowadź liczbę.\u{1c}Wpr\
owadź liczbę od %1$@ do %2$@.\u{1c}Porządkuj\u{1c}Wstrzymaj\u{1c}Odtwarzaj\u{1c}Program jest w użyciu.\u{1c}Ponów\u{1c}Ponów: %@\u{1c}Odśwież\u{1c}Odpowiedz\u{1c}Prz\
ewiń do tyłu\u{1c}Zapisz\u{1c}Szukaj\u{1c}Anuluj wyszukiwanie\u{1c}Wyniki\u{1c}Zakres\u{1c}Propozycje\u{1c}Ustawienia\u{1c}Udostępnij\u{1c}Ignoruj pisownię\u{1c}Zapamięta\
j pisownię\u{1c}Nie znaleziono propozycji\u{1c}Kolumny\u{1c}Szerokość pierwszej kolumny\u{1c}Ukryj kolumny\u{1c}Szerokość inspektora\u{1c}Szerokość dr\
ugiej kolumny\u{1c}Zatrzymaj\u{1c}Kontakty\u{1c}Pobrane\u{1c}Ulubione\u{1c}Polecane\u{1c}Historia\u{1c}Więcej\u{1c}Najnowsze\u{1c}Najczęściej oglądane\u{1c}Następna karta\
\u{1c}Poprzednia karta\u{1c}Ostatnie\u{1c}Najwyżej oceniane\u{1c}Przesuń kolumnę do tyłu\u{1c}Przesuń kolumnę do przodu\u{1c}Zwęź kolumnę\u{1c}Dopasuj szer\
okość kolumny\u{1c}Poszerz kolumnę\u{1c}Dodano: %@\u{1c}%1$@: pozycja %2$lld z %3$lld\u{1c}Nie można dodać: %@\u{1c}Usunięto: %@\u{1c}Spróbuj ponownie\
\u{1c}Archiwum\u{1c}Archiwum %@\u{1c}Dźwięk %@\u{1c}Dźwięk lub wideo\u{1c}Książka elektroniczna\u{1c}Dane\u{1c}Baza danych\u{1c}Dokument %@\u{1c}Adres URL pliku\u{1c}Nagł\
ówek %@\u{1c}Obraz\u{1c}Obraz %@\u{1c}Element\u{1c}Zwykły tekst\u{1c}Tekst sformatowany\u{1c}Skrypt %@\u{1c}Kod źródłowy\u{1c}Kod źródłowy %@\u{1c}Tekst %@\u{1c}Adres URL\
\u{1c}Tabela wartości\u{1c}Wideo %@\u{1c}Sprawdź pisownię lub spróbuj wyszukać coś innego.\u{1c}Brak wyników dla „%@”\u{1c}Cofnij\u{1c}Cofnij: %@\u{1c}Usuw\
anie\u{1c}Pisanie\u{1c}Bez nazwy\u{1c}Zawsze na wierzchu\u{1c}Zmaksymalizuj\u{1c}Zminimalizuj\u{1c}Przywróć\u{1c}Ativar\u{1c}Cancelar arraste\u{1c}Diminuir\u{1c}Arrastar\u{1c}\
Arrastar %@\u{1c}Ação principal\u{1c}Próxima página\u{1c}Rolar para baixo\u{1c}Rolar para a esquerda\u{1c}Rolar para a direita\u{1c}Rolar para cima\u{1c}Mo\
strar menu\u{1c}Reduzir\u{1c}Enviar por e-mail\u{1c}Adicionar\u{1c}Voltar\u{1c}Mensagem\u{1c}Câmera\u{1c}Gráfico de área\u{1c}Gráfico de linhas\u{1c}Sem dados\u{1c}%@. Se\
m valores\u{1c}Gráfico de dispersão\u{1c}Gráfico de pizza\u{1c}Fechar\u{1c}Pressione Escape e depois Tab para ir ao próximo elemento.\u{1c}Tab re\
cua\u{1c}Tab move o foco\u{1c}Cor\u{1c}Grade de cores\u{1c}Grade\u{1c}Opacidade\u{1c}Escolher uma cor da tela\u{1c}Cor recente %@\u{1c}Vermelho\u{1c}Controles\u{1c}Escrev\
er\u{1c}Em andamento\u{1c}Mais informações\u{1c}Progresso\u{1c}Progresso interrompido\u{1c}Avaliação\u{1c}Atualizando\u{1c}Dia\u{1c}Mês\u{1c}Próximo mês\u{1c}Mês anterior\
\u{1c}Ano\u{1c}Excluir\u{1c}Concluído\u{1c}Limpar texto\u{1c}Recortar\u{1c}Colar\u{1c}Selecionar tudo\u{1c}Não é possível reproduzir o arquivo.\u{1c}O arquivo está d\
anificado.\u{1c}O download foi cancelado.\u{1c}O arquivo não existe.\u{1c}A imagem não é mais necessária.\u{1c}A conexão com o servidor não \
é segura.\u{1c}Não é possível ler a imagem.\u{1c}Não é possível reproduzir vídeo e áudio porque o GStreamer não está instalado.\u{1c}O \
servidor não pode ser acessado ou não tem o arquivo.\u{1c}O servidor redireciona sem fim.\u{1c}O servidor respondeu com o erro %ll\
d.\u{1c}O servidor enviou mais de %lld MB.\u{1c}\u{1e}1\u{1f}oO servidor demorou mais de %lld segundo.\u{1f}xO servidor demorou mais de %lld segu\
ndos.\u{1c}O servidor não respondeu.\u{1c}Não é possível ler o arquivo.\u{1c}O formato do arquivo não é compatível.\u{1c}Endereços que começ\
am com “%@:” não são compatíveis.\u{1c}Avançar\u{1c}Escolher pasta\u{1c}Tudo\u{1c}Ignorar maiúsculas/minúsculas\u{1c}Próximo resultado\u{1c}Nenhum res\
ultado\u{1c}Opções de busca\u{1c}Substituir\u{1c}Substituir tudo\u{1c}Substituir por\u{1c}Palavras inteiras\u{1c}Continuar do início\u{1c}Fontes\u{1c}Fonte do S\
istema\u{1c}Centralizar\u{1c}Alinhar à esquerda\u{1c}Alinhar à direita\u{1c}Formatação\u{1c}Negrito\u{1c}Lista com marcadores\u{1c}Cor do texto\u{1c}Itálico\u{1c}Tam\
anho do texto\u{1c}Diminuir o texto\u{1c}Aumentar o texto\u{1c}Sublinhado\u{1c}Espaço\u{1c}Copiar link\u{1c}Abrir link\u{1c}Recolher\u{1c}Recolhido\u{1c}Mover para b\
aixo\u{1c}Mover para cima\u{1c}Áudio\u{1c}Controles de reprodução\u{1c}Encerrado\u{1c}Carregando\u{1c}Pausado\u{1c}Reproduzindo\u{1c}Posição\u{1c}Ativar som\u{1c}Fechar j\
anela\u{1c}Sair da tela cheia\u{1c}Arquivo\u{1c}Tela cheia\u{1c}Ajuda\u{1c}Carregando…\u{1c}Mais menus\u{1c}Nova janela de %@\u{1c}Sair\u{1c}Visualizar\u{1c}Janela\u{1c}Digite\
 um número.\u{1c}Digite um número de %1$@ a %2$@.\u{1c}Pausar\u{1c}Reproduzir\u{1c}O programa está em uso.\u{1c}Refazer\u{1c}Refazer %@\u{1c}Atualizar\u{1c}Salv\
ar\u{1c}Cancelar busca\u{1c}Escopo\u{1c}Sugestões\u{1c}Compartilhar\u{1c}Ignorar ortografia\u{1c}Aprender ortografia\u{1c}Nenhuma sugestão encontrada\u{1c}Colun\
as\u{1c}Largura da primeira coluna\u{1c}Ocultar colunas\u{1c}Largura do inspetor\u{1c}Largura da segunda coluna\u{1c}Parar\u{1c}Contatos\u{1c}Destaques\u{1c}His\
tórico\u{1c}Mais\u{1c}Mais recentes\u{1c}Mais vistos\u{1c}Próxima aba\u{1c}Aba anterior\u{1c}Recentes\u{1c}Mais bem avaliados\u{1c}Mover coluna para trás\u{1c}Mover \
coluna para frente\u{1c}Estreitar coluna\u{1c}Ajustar largura da coluna\u{1c}Alargar coluna\u{1c}Adicionado: %@\u{1c}%1$@: posição %2$lld de %3$l\
ld\u{1c}Não é possível adicionar %@\u{1c}Removido: %@\u{1c}Tentar novamente\u{1c}Arquivo compactado\u{1c}Arquivo compactado %@\u{1c}Áudio %@\u{1c}Áudio ou \
vídeo\u{1c}Livro eletrônico\u{1c}Dados\u{1c}Banco de dados\u{1c}URL de arquivo\u{1c}Pasta\u{1c}Cabeçalho %@\u{1c}Imagem\u{1c}Imagem %@\u{1c}Texto simples\u{1c}Texto forma\
tado\u{1c}Código-fonte\u{1c}Código-fonte %@\u{1c}Tabela de valores\u{1c}Verifique a ortografia ou tente uma nova busca.\u{1c}Nenhum Resultado\u{1c}Nen\
hum Resultado para “%@”\u{1c}Desfazer\u{1c}Desfazer %@\u{1c}exclusão\u{1c}digitação\u{1c}Sem título\u{1c}Sempre visível\u{1c}激活\u{1c}取消拖移\u{1c}减少\u{1c}拖移\u{1c}拖移%@\u{1c}放下\u{1c}放下：%@\u{1c}增加\
\u{1c}主要操作\u{1c}下一页\u{1c}上一页\u{1c}向下滚动\u{1c}向左滚动\u{1c}向右滚动\u{1c}向上滚动\u{1c}显示菜单\u{1c}放大\u{1c}缩小\u{1c}通过电子邮件发送\u{1c}添加\u{1c}返回\u{1c}消息\u{1c}书签\u{1c}相机\u{1c}取消\u{1c}面积图\u{1c}条形图\u{1c}按%2$@的%1$@\u{1c}图表\u{1c}折线图\u{1c}%1$@，%2$@\u{1c}无数据\u{1c}%@。无数值\u{1c}散\
点图\u{1c}饼图\u{1c}\u{1e}1\u{1f}x%lld个系列\u{1c}%1$@：%2$@\u{1c}%1$@。%2$@，从%3$@到%4$@\u{1c}\u{1e}1\u{1f}x%lld个数值\u{1c}关闭\u{1c}按下Escape再按Tab可移到下一个元素。\u{1c}Tab键缩进\u{1c}Tab键移动焦点\u{1c}代码\u{1c}蓝色\u{1c}颜色\u{1c}颜色网格\u{1c}绿色\u{1c}\
网格\u{1c}十六进制数\u{1c}从屏幕取色\u{1c}最近使用的颜色 %@\u{1c}红色\u{1c}滑块\u{1c}撰写\u{1c}进行中\u{1c}最大值\u{1c}最小值\u{1c}更多信息\u{1c}页面\u{1c}第%1$lld页，共%2$lld页\u{1c}进度\u{1c}进度已停止\u{1c}评分\u{1c}%1$@，满分%2$@\u{1c}正在刷新\u{1c}显示值\u{1c}日期\u{1c}上午/下午\u{1c}小时\u{1c}分钟\
\u{1c}下个月\u{1c}上个月\u{1c}时间\u{1c}删除\u{1c}完成\u{1c}编辑\u{1c}清除文本\u{1c}拷贝\u{1c}剪切\u{1c}粘贴\u{1c}全选\u{1c}无法播放文件。\u{1c}文件已损坏。\u{1c}下载已取消。\u{1c}文件不存在。\u{1c}不再需要该图像。\u{1c}与服务器的连接不安全。\u{1c}无法读取图像。\u{1c}无法播放视频和音频，因为未安装GStreamer\
。\u{1c}无法连接服务器，或服务器上没有该文件。\u{1c}服务器无限重定向。\u{1c}服务器返回了错误%lld。\u{1c}服务器发送的数据超过%lld MB。\u{1c}\u{1e}1\u{1f}x服务器耗时超过%lld秒。\u{1c}服务器没有应答。\u{1c}无法读取文件。\u{1c}不支持该文件的格式。\u{1c}不支持以“%@:”\
开头的地址。\u{1c}快进\u{1c}选择文件夹\u{1c}打开\u{1c}全部\u{1c}查找\u{1c}忽略大小写\u{1c}下一个结果\u{1c}无结果\u{1c}查找选项\u{1c}第 %1$lld 个，共 %2$lld 个\u{1c}上一个结果\u{1c}替换\u{1c}全部替换\u{1c}替换为\u{1c}\u{1e}1\u{1f}x%lld 个结果\u{1c}全字匹配\u{1c}循环查找\u{1c}字体\u{1c}系统字体\u{1c}居中\u{1c}\
两端对齐\u{1c}左对齐\u{1c}右对齐\u{1c}格式\u{1c}粗体\u{1c}项目符号列表\u{1c}文字颜色\u{1c}混合\u{1c}编号列表\u{1c}文字大小\u{1c}缩小文字\u{1c}放大文字\u{1c}删除线\u{1c}下划线\u{1c}空格\u{1c}拷贝链接\u{1c}打开链接\u{1c}升序\u{1c}折叠\u{1c}已折叠\u{1c}降序\u{1c}展开\u{1c}已展开\u{1c}下移\u{1c}上移\u{1c}音频\u{1c}播放控制\u{1c}已结束\u{1c}\u{1e}1\u{1f}x%ll\
d小时\u{1c}正在载入\u{1c}\u{1e}1\u{1f}x%lld分钟\u{1c}静音\u{1c}已暂停\u{1c}正在播放\u{1c}位置\u{1c}%1$@，共%2$@\u{1c}取消静音\u{1c}视频\u{1c}关闭窗口\u{1c}退出全屏\u{1c}文件\u{1c}全屏\u{1c}帮助\u{1c}正在载入…\u{1c}菜单\u{1c}更多菜单\u{1c}新建%@窗口\u{1c}退出\u{1c}设置…\u{1c}显示\u{1c}窗口\u{1c}请输入一个数字。\u{1c}请输入%\
1$@到%2$@之间的数字。\u{1c}确定\u{1c}暂停\u{1c}播放\u{1c}程序正在使用中。\u{1c}重做\u{1c}重做%@\u{1c}刷新\u{1c}回复\u{1c}快退\u{1c}搜索\u{1c}取消搜索\u{1c}结果\u{1c}范围\u{1c}建议\u{1c}设置\u{1c}共享\u{1c}忽略拼写\u{1c}学习拼写\u{1c}未找到建议\u{1c}栏\u{1c}第一栏的宽度\u{1c}隐藏栏\u{1c}检查器的宽度\u{1c}第二栏的宽度\u{1c}通讯录\u{1c}\
下载\u{1c}个人收藏\u{1c}精选\u{1c}历史记录\u{1c}更多\u{1c}最多查看\u{1c}下一个标签页\u{1c}上一个标签页\u{1c}最近项目\u{1c}最高评分\u{1c}向前移动列\u{1c}向后移动列\u{1c}缩窄列\u{1c}自动调整列宽\u{1c}加宽列\u{1c}已添加%@\u{1c}%1$@：第%2$lld个，共%3$lld个\u{1c}无法添加%@\u{1c}已移除%@\u{1c}重试\u{1c}\
归档\u{1c}%@归档\u{1c}%@音频\u{1c}音频或视频\u{1c}电子书\u{1c}数据\u{1c}数据库\u{1c}文稿\u{1c}%@文稿\u{1c}文件URL\u{1c}文件夹\u{1c}%@头文件\u{1c}图像\u{1c}%@图像\u{1c}项目\u{1c}纯文本\u{1c}富文本\u{1c}%@脚本\u{1c}源代码\u{1c}%@源代码\u{1c}文本\u{1c}%@文本\u{1c}数值表格\u{1c}%@视频\u{1c}请检查拼写或尝试新的搜索。\u{1c}\
没有“%@”的结果\u{1c}撤消\u{1c}撤消%@\u{1c}键入\u{1c}未命名\u{1c}总在最前\u{1c}还原\u{1c}
""")
}

extension LocalizedString {
package enum BuiltIn {
    /// “Activate”
    package static var actionActivate: LocalizedString { LocalizedString(.builtIn, 0) }
    /// “Cancel drag”
    package static var actionCancelDrag: LocalizedString { LocalizedString(.builtIn, 1) }
    /// “Decrement”
    package static var actionDecrement: LocalizedString { LocalizedString(.builtIn, 2) }
    /// “Drag”
    package static var actionDrag: LocalizedString { LocalizedString(.builtIn, 3) }
    /// “Drag %@”
    package static func actionDragNamed(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 4, .text(argument1))
    }
    /// “Drop”
    package static var actionDrop: LocalizedString { LocalizedString(.builtIn, 5) }
    /// “Drop %@”
    package static func actionDropNamed(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 6, .text(argument1))
    }
    /// “Increment”
    package static var actionIncrement: LocalizedString { LocalizedString(.builtIn, 7) }
    /// “Main action”
    package static var actionMagicTap: LocalizedString { LocalizedString(.builtIn, 8) }
    /// “Next page”
    package static var actionNextPage: LocalizedString { LocalizedString(.builtIn, 9) }
    /// “Previous page”
    package static var actionPreviousPage: LocalizedString { LocalizedString(.builtIn, 10) }
    /// “Scroll down”
    package static var actionScrollDown: LocalizedString { LocalizedString(.builtIn, 11) }
    /// “Scroll left”
    package static var actionScrollLeft: LocalizedString { LocalizedString(.builtIn, 12) }
    /// “Scroll right”
    package static var actionScrollRight: LocalizedString { LocalizedString(.builtIn, 13) }
    /// “Scroll up”
    package static var actionScrollUp: LocalizedString { LocalizedString(.builtIn, 14) }
    /// “Show menu”
    package static var actionShowMenu: LocalizedString { LocalizedString(.builtIn, 15) }
    /// “Zoom in”
    package static var actionZoomIn: LocalizedString { LocalizedString(.builtIn, 16) }
    /// “Zoom out”
    package static var actionZoomOut: LocalizedString { LocalizedString(.builtIn, 17) }
    /// “Send by Email”
    package static var activityMail: LocalizedString { LocalizedString(.builtIn, 18) }
    /// “Add”
    package static var add: LocalizedString { LocalizedString(.builtIn, 19) }
    /// “Back”
    package static var back: LocalizedString { LocalizedString(.builtIn, 20) }
    /// “Message”
    package static var bannerMessage: LocalizedString { LocalizedString(.builtIn, 21) }
    /// “Bookmarks”
    package static var bookmarks: LocalizedString { LocalizedString(.builtIn, 22) }
    /// “Camera”
    package static var camera: LocalizedString { LocalizedString(.builtIn, 23) }
    /// “Cancel”
    package static var cancel: LocalizedString { LocalizedString(.builtIn, 24) }
    /// “Area chart”
    package static var chartArea: LocalizedString { LocalizedString(.builtIn, 25) }
    /// “Bar chart”
    package static var chartBar: LocalizedString { LocalizedString(.builtIn, 26) }
    /// “%1$@ by %2$@”
    package static func chartBy(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 27, .text(argument1), .text(argument2))
    }
    /// “Chart”
    package static var chartChart: LocalizedString { LocalizedString(.builtIn, 28) }
    /// “Line chart”
    package static var chartLine: LocalizedString { LocalizedString(.builtIn, 29) }
    /// “%1$@, %2$@”
    package static func chartList(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 30, .text(argument1), .text(argument2))
    }
    /// “No data”
    package static var chartNoData: LocalizedString { LocalizedString(.builtIn, 31) }
    /// “%@. No values”
    package static func chartNoValues(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 32, .text(argument1))
    }
    /// “Scatter plot”
    package static var chartPoint: LocalizedString { LocalizedString(.builtIn, 33) }
    /// “Pie chart”
    package static var chartSector: LocalizedString { LocalizedString(.builtIn, 34) }
    /// “%lld series”
    package static func chartSeries(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 35, .integer(argument1))
    }
    /// “%1$@: %2$@”
    package static func chartSubject(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 36, .text(argument1), .text(argument2))
    }
    /// “%1$@. %2$@ from %3$@ to %4$@”
    package static func chartSummary(_ argument1: String, _ argument2: String, _ argument3: String, _ argument4: String) -> LocalizedString {
        LocalizedString(.builtIn, 37, .text(argument1), .text(argument2), .text(argument3), .text(argument4))
    }
    /// “%lld values”
    package static func chartValues(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 38, .integer(argument1))
    }
    /// “Close”
    package static var close: LocalizedString { LocalizedString(.builtIn, 39) }
    /// “Press Escape and then Tab to move to the next element.”
    package static var codeLeaveHint: LocalizedString { LocalizedString(.builtIn, 40) }
    /// “Tab indents”
    package static var codeTabIndents: LocalizedString { LocalizedString(.builtIn, 41) }
    /// “Tab moves the focus”
    package static var codeTabMovesFocus: LocalizedString { LocalizedString(.builtIn, 42) }
    /// “Code”
    package static var codeTitle: LocalizedString { LocalizedString(.builtIn, 43) }
    /// “Blue”
    package static var colorBlue: LocalizedString { LocalizedString(.builtIn, 44) }
    /// “Color”
    package static var colorColor: LocalizedString { LocalizedString(.builtIn, 45) }
    /// “Color grid”
    package static var colorColorGrid: LocalizedString { LocalizedString(.builtIn, 46) }
    /// “Green”
    package static var colorGreen: LocalizedString { LocalizedString(.builtIn, 47) }
    /// “Grid”
    package static var colorGrid: LocalizedString { LocalizedString(.builtIn, 48) }
    /// “Hexadecimal number”
    package static var colorHexadecimal: LocalizedString { LocalizedString(.builtIn, 49) }
    /// “Opacity”
    package static var colorOpacity: LocalizedString { LocalizedString(.builtIn, 50) }
    /// “Pick a color on the screen”
    package static var colorPickOnScreen: LocalizedString { LocalizedString(.builtIn, 51) }
    /// “Recent color %@”
    package static func colorRecent(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 52, .text(argument1))
    }
    /// “Red”
    package static var colorRed: LocalizedString { LocalizedString(.builtIn, 53) }
    /// “Sliders”
    package static var colorSliders: LocalizedString { LocalizedString(.builtIn, 54) }
    /// “Compose”
    package static var compose: LocalizedString { LocalizedString(.builtIn, 55) }
    /// “In progress”
    package static var controlInProgress: LocalizedString { LocalizedString(.builtIn, 56) }
    /// “Maximum”
    package static var controlMaximum: LocalizedString { LocalizedString(.builtIn, 57) }
    /// “Minimum”
    package static var controlMinimum: LocalizedString { LocalizedString(.builtIn, 58) }
    /// “More info”
    package static var controlMoreInfo: LocalizedString { LocalizedString(.builtIn, 59) }
    /// “Page”
    package static var controlPage: LocalizedString { LocalizedString(.builtIn, 60) }
    /// “page %1$lld of %2$lld”
    package static func controlPageOf(_ argument1: Int, _ argument2: Int) -> LocalizedString {
        LocalizedString(.builtIn, 61, .integer(argument1), .integer(argument2))
    }
    /// “Progress”
    package static var controlProgress: LocalizedString { LocalizedString(.builtIn, 62) }
    /// “Progress halted”
    package static var controlProgressHalted: LocalizedString { LocalizedString(.builtIn, 63) }
    /// “Rating”
    package static var controlRating: LocalizedString { LocalizedString(.builtIn, 64) }
    /// “%1$@ of %2$@”
    package static func controlRatingOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 65, .text(argument1), .text(argument2))
    }
    /// “Refreshing”
    package static var controlRefreshing: LocalizedString { LocalizedString(.builtIn, 66) }
    /// “Show values”
    package static var controlShowValues: LocalizedString { LocalizedString(.builtIn, 67) }
    /// “Date”
    package static var dateDate: LocalizedString { LocalizedString(.builtIn, 68) }
    /// “Day”
    package static var dateDay: LocalizedString { LocalizedString(.builtIn, 69) }
    /// “AM/PM”
    package static var dateDayPeriod: LocalizedString { LocalizedString(.builtIn, 70) }
    /// “Hour”
    package static var dateHour: LocalizedString { LocalizedString(.builtIn, 71) }
    /// “Hours”
    package static var dateHours: LocalizedString { LocalizedString(.builtIn, 72) }
    /// “Minute”
    package static var dateMinute: LocalizedString { LocalizedString(.builtIn, 73) }
    /// “Minutes”
    package static var dateMinutes: LocalizedString { LocalizedString(.builtIn, 74) }
    /// “Month”
    package static var dateMonth: LocalizedString { LocalizedString(.builtIn, 75) }
    /// “Next month”
    package static var dateNextMonth: LocalizedString { LocalizedString(.builtIn, 76) }
    /// “Previous month”
    package static var datePreviousMonth: LocalizedString { LocalizedString(.builtIn, 77) }
    /// “Time”
    package static var dateTime: LocalizedString { LocalizedString(.builtIn, 78) }
    /// “Year”
    package static var dateYear: LocalizedString { LocalizedString(.builtIn, 79) }
    /// “Delete”
    package static var delete: LocalizedString { LocalizedString(.builtIn, 80) }
    /// “Done”
    package static var done: LocalizedString { LocalizedString(.builtIn, 81) }
    /// “Edit”
    package static var edit: LocalizedString { LocalizedString(.builtIn, 82) }
    /// “Clear text”
    package static var editClearText: LocalizedString { LocalizedString(.builtIn, 83) }
    /// “Copy”
    package static var editCopy: LocalizedString { LocalizedString(.builtIn, 84) }
    /// “Cut”
    package static var editCut: LocalizedString { LocalizedString(.builtIn, 85) }
    /// “Paste”
    package static var editPaste: LocalizedString { LocalizedString(.builtIn, 86) }
    /// “Select All”
    package static var editSelectAll: LocalizedString { LocalizedString(.builtIn, 87) }
    /// “The file cannot be played.”
    package static var errorCannotPlay: LocalizedString { LocalizedString(.builtIn, 88) }
    /// “The file is damaged.”
    package static var errorDamagedFile: LocalizedString { LocalizedString(.builtIn, 89) }
    /// “The download was cancelled.”
    package static var errorDownloadCancelled: LocalizedString { LocalizedString(.builtIn, 90) }
    /// “The file does not exist.”
    package static var errorFileNotFound: LocalizedString { LocalizedString(.builtIn, 91) }
    /// “The image is no longer needed.”
    package static var errorImageCancelled: LocalizedString { LocalizedString(.builtIn, 92) }
    /// “The connection to the server is not secure.”
    package static var errorInsecure: LocalizedString { LocalizedString(.builtIn, 93) }
    /// “The image cannot be read.”
    package static var errorInvalidImage: LocalizedString { LocalizedString(.builtIn, 94) }
    /// “Video and audio cannot be played, because GStreamer is not installed.”
    package static var errorMediaBackend: LocalizedString { LocalizedString(.builtIn, 95) }
    /// “The server cannot be reached, or does not have the file.”
    package static var errorNetwork: LocalizedString { LocalizedString(.builtIn, 96) }
    /// “The server redirects without end.”
    package static var errorRedirections: LocalizedString { LocalizedString(.builtIn, 97) }
    /// “The server answered with error %lld.”
    package static func errorStatus(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 98, .integer(argument1))
    }
    /// “The server sent more than %lld MB.”
    package static func errorTooLarge(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 99, .integer(argument1))
    }
    /// “The server took more than %lld seconds.”
    package static func errorTooSlow(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 100, .integer(argument1))
    }
    /// “The server did not answer.”
    package static var errorUnreachable: LocalizedString { LocalizedString(.builtIn, 101) }
    /// “The file cannot be read.”
    package static var errorUnreadableFile: LocalizedString { LocalizedString(.builtIn, 102) }
    /// “The format of the file is not supported.”
    package static var errorUnsupportedFormat: LocalizedString { LocalizedString(.builtIn, 103) }
    /// “Addresses that begin with “%@:” are not supported.”
    package static func errorUnsupportedScheme(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 104, .text(argument1))
    }
    /// “Fast forward”
    package static var fastForward: LocalizedString { LocalizedString(.builtIn, 105) }
    /// “Choose Folder”
    package static var filesChooseFolder: LocalizedString { LocalizedString(.builtIn, 106) }
    /// “Open”
    package static var filesOpen: LocalizedString { LocalizedString(.builtIn, 107) }
    /// “All”
    package static var findAll: LocalizedString { LocalizedString(.builtIn, 108) }
    /// “Find”
    package static var findField: LocalizedString { LocalizedString(.builtIn, 109) }
    /// “Ignore Case”
    package static var findIgnoreCase: LocalizedString { LocalizedString(.builtIn, 110) }
    /// “Next result”
    package static var findNext: LocalizedString { LocalizedString(.builtIn, 111) }
    /// “No results”
    package static var findNone: LocalizedString { LocalizedString(.builtIn, 112) }
    /// “Search options”
    package static var findOptions: LocalizedString { LocalizedString(.builtIn, 113) }
    /// “%1$lld of %2$lld”
    package static func findPosition(_ argument1: Int, _ argument2: Int) -> LocalizedString {
        LocalizedString(.builtIn, 114, .integer(argument1), .integer(argument2))
    }
    /// “Previous result”
    package static var findPrevious: LocalizedString { LocalizedString(.builtIn, 115) }
    /// “Replace”
    package static var findReplace: LocalizedString { LocalizedString(.builtIn, 116) }
    /// “Replace all”
    package static var findReplaceAll: LocalizedString { LocalizedString(.builtIn, 117) }
    /// “Replace with”
    package static var findReplacement: LocalizedString { LocalizedString(.builtIn, 118) }
    /// “%lld results”
    package static func findTotal(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 119, .integer(argument1))
    }
    /// “Whole Words”
    package static var findWholeWords: LocalizedString { LocalizedString(.builtIn, 120) }
    /// “Wrap Around”
    package static var findWrapAround: LocalizedString { LocalizedString(.builtIn, 121) }
    /// “Fonts”
    package static var fontFonts: LocalizedString { LocalizedString(.builtIn, 122) }
    /// “System Font”
    package static var fontSystem: LocalizedString { LocalizedString(.builtIn, 123) }
    /// “Center”
    package static var formatAlignCenter: LocalizedString { LocalizedString(.builtIn, 124) }
    /// “Justify”
    package static var formatAlignJustified: LocalizedString { LocalizedString(.builtIn, 125) }
    /// “Align left”
    package static var formatAlignLeft: LocalizedString { LocalizedString(.builtIn, 126) }
    /// “Align right”
    package static var formatAlignRight: LocalizedString { LocalizedString(.builtIn, 127) }
    /// “Formatting”
    package static var formatBar: LocalizedString { LocalizedString(.builtIn, 128) }
    /// “Bold”
    package static var formatBold: LocalizedString { LocalizedString(.builtIn, 129) }
    /// “Bulleted list”
    package static var formatBulletedList: LocalizedString { LocalizedString(.builtIn, 130) }
    /// “Text color”
    package static var formatColor: LocalizedString { LocalizedString(.builtIn, 131) }
    /// “Italic”
    package static var formatItalic: LocalizedString { LocalizedString(.builtIn, 132) }
    /// “Mixed”
    package static var formatMixed: LocalizedString { LocalizedString(.builtIn, 133) }
    /// “Numbered list”
    package static var formatNumberedList: LocalizedString { LocalizedString(.builtIn, 134) }
    /// “Text size”
    package static var formatSize: LocalizedString { LocalizedString(.builtIn, 135) }
    /// “Decrease text size”
    package static var formatSizeDecrease: LocalizedString { LocalizedString(.builtIn, 136) }
    /// “Increase text size”
    package static var formatSizeIncrease: LocalizedString { LocalizedString(.builtIn, 137) }
    /// “Strikethrough”
    package static var formatStrikethrough: LocalizedString { LocalizedString(.builtIn, 138) }
    /// “Underline”
    package static var formatUnderline: LocalizedString { LocalizedString(.builtIn, 139) }
    /// “Alt”
    package static var keyAlt: LocalizedString { LocalizedString(.builtIn, 140) }
    /// “Backspace”
    package static var keyBackspace: LocalizedString { LocalizedString(.builtIn, 141) }
    /// “Ctrl”
    package static var keyControl: LocalizedString { LocalizedString(.builtIn, 142) }
    /// “Esc”
    package static var keyEscape: LocalizedString { LocalizedString(.builtIn, 143) }
    /// “Page Down”
    package static var keyPageDown: LocalizedString { LocalizedString(.builtIn, 144) }
    /// “Page Up”
    package static var keyPageUp: LocalizedString { LocalizedString(.builtIn, 145) }
    /// “Return”
    package static var keyReturn: LocalizedString { LocalizedString(.builtIn, 146) }
    /// “Shift”
    package static var keyShift: LocalizedString { LocalizedString(.builtIn, 147) }
    /// “Space”
    package static var keySpace: LocalizedString { LocalizedString(.builtIn, 148) }
    /// “Tab”
    package static var keyTab: LocalizedString { LocalizedString(.builtIn, 149) }
    /// “Copy Link”
    package static var linkCopy: LocalizedString { LocalizedString(.builtIn, 150) }
    /// “Open Link”
    package static var linkOpen: LocalizedString { LocalizedString(.builtIn, 151) }
    /// “Ascending”
    package static var listAscending: LocalizedString { LocalizedString(.builtIn, 152) }
    /// “Collapse”
    package static var listCollapse: LocalizedString { LocalizedString(.builtIn, 153) }
    /// “Collapsed”
    package static var listCollapsed: LocalizedString { LocalizedString(.builtIn, 154) }
    /// “Descending”
    package static var listDescending: LocalizedString { LocalizedString(.builtIn, 155) }
    /// “Expand”
    package static var listExpand: LocalizedString { LocalizedString(.builtIn, 156) }
    /// “Expanded”
    package static var listExpanded: LocalizedString { LocalizedString(.builtIn, 157) }
    /// “Move Down”
    package static var listMoveDown: LocalizedString { LocalizedString(.builtIn, 158) }
    /// “Move Up”
    package static var listMoveUp: LocalizedString { LocalizedString(.builtIn, 159) }
    /// “Audio”
    package static var mediaAudio: LocalizedString { LocalizedString(.builtIn, 160) }
    /// “Playback controls”
    package static var mediaControls: LocalizedString { LocalizedString(.builtIn, 161) }
    /// “Ended”
    package static var mediaEnded: LocalizedString { LocalizedString(.builtIn, 162) }
    /// “%lld hours”
    package static func mediaHours(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 163, .integer(argument1))
    }
    /// “Loading”
    package static var mediaLoading: LocalizedString { LocalizedString(.builtIn, 164) }
    /// “%lld minutes”
    package static func mediaMinutes(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 165, .integer(argument1))
    }
    /// “Mute”
    package static var mediaMute: LocalizedString { LocalizedString(.builtIn, 166) }
    /// “Paused”
    package static var mediaPaused: LocalizedString { LocalizedString(.builtIn, 167) }
    /// “Playing”
    package static var mediaPlaying: LocalizedString { LocalizedString(.builtIn, 168) }
    /// “Position”
    package static var mediaPosition: LocalizedString { LocalizedString(.builtIn, 169) }
    /// “%1$@ of %2$@”
    package static func mediaPositionOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 170, .text(argument1), .text(argument2))
    }
    /// “%lld seconds”
    package static func mediaSeconds(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 171, .integer(argument1))
    }
    /// “Unmute”
    package static var mediaUnmute: LocalizedString { LocalizedString(.builtIn, 172) }
    /// “Video”
    package static var mediaVideo: LocalizedString { LocalizedString(.builtIn, 173) }
    /// “Volume”
    package static var mediaVolume: LocalizedString { LocalizedString(.builtIn, 174) }
    /// “Close Window”
    package static var menuCloseWindow: LocalizedString { LocalizedString(.builtIn, 175) }
    /// “Edit”
    package static var menuEdit: LocalizedString { LocalizedString(.builtIn, 176) }
    /// “Exit Full Screen”
    package static var menuExitFullScreen: LocalizedString { LocalizedString(.builtIn, 177) }
    /// “File”
    package static var menuFile: LocalizedString { LocalizedString(.builtIn, 178) }
    /// “Full Screen”
    package static var menuFullScreen: LocalizedString { LocalizedString(.builtIn, 179) }
    /// “Help”
    package static var menuHelp: LocalizedString { LocalizedString(.builtIn, 180) }
    /// “Loading…”
    package static var menuLoading: LocalizedString { LocalizedString(.builtIn, 181) }
    /// “Menu”
    package static var menuMenu: LocalizedString { LocalizedString(.builtIn, 182) }
    /// “More menus”
    package static var menuMoreMenus: LocalizedString { LocalizedString(.builtIn, 183) }
    /// “New %@ Window”
    package static func menuNewWindow(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 184, .text(argument1))
    }
    /// “Quit”
    package static var menuQuit: LocalizedString { LocalizedString(.builtIn, 185) }
    /// “Settings…”
    package static var menuSettings: LocalizedString { LocalizedString(.builtIn, 186) }
    /// “View”
    package static var menuView: LocalizedString { LocalizedString(.builtIn, 187) }
    /// “Window”
    package static var menuWindow: LocalizedString { LocalizedString(.builtIn, 188) }
    /// “Enter a number.”
    package static var numberInvalid: LocalizedString { LocalizedString(.builtIn, 189) }
    /// “Enter a number from %1$@ to %2$@.”
    package static func numberInvalidRange(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 190, .text(argument1), .text(argument2))
    }
    /// “OK”
    package static var ok: LocalizedString { LocalizedString(.builtIn, 191) }
    /// “Organize”
    package static var organize: LocalizedString { LocalizedString(.builtIn, 192) }
    /// “Pause”
    package static var pause: LocalizedString { LocalizedString(.builtIn, 193) }
    /// “Play”
    package static var play: LocalizedString { LocalizedString(.builtIn, 194) }
    /// “The program is in use.”
    package static var programInUse: LocalizedString { LocalizedString(.builtIn, 195) }
    /// “Redo”
    package static var redo: LocalizedString { LocalizedString(.builtIn, 196) }
    /// “Redo %@”
    package static func redoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 197, .text(argument1))
    }
    /// “Refresh”
    package static var refresh: LocalizedString { LocalizedString(.builtIn, 198) }
    /// “Reply”
    package static var reply: LocalizedString { LocalizedString(.builtIn, 199) }
    /// “Rewind”
    package static var rewind: LocalizedString { LocalizedString(.builtIn, 200) }
    /// “Save”
    package static var save: LocalizedString { LocalizedString(.builtIn, 201) }
    /// “Search”
    package static var search: LocalizedString { LocalizedString(.builtIn, 202) }
    /// “Cancel search”
    package static var searchCancel: LocalizedString { LocalizedString(.builtIn, 203) }
    /// “Results”
    package static var searchResults: LocalizedString { LocalizedString(.builtIn, 204) }
    /// “Scope”
    package static var searchScope: LocalizedString { LocalizedString(.builtIn, 205) }
    /// “Suggestions”
    package static var searchSuggestions: LocalizedString { LocalizedString(.builtIn, 206) }
    /// “Settings”
    package static var settings: LocalizedString { LocalizedString(.builtIn, 207) }
    /// “Share”
    package static var share: LocalizedString { LocalizedString(.builtIn, 208) }
    /// “Ignore Spelling”
    package static var spellingIgnore: LocalizedString { LocalizedString(.builtIn, 209) }
    /// “Learn Spelling”
    package static var spellingLearn: LocalizedString { LocalizedString(.builtIn, 210) }
    /// “No Guesses Found”
    package static var spellingNoGuesses: LocalizedString { LocalizedString(.builtIn, 211) }
    /// “Columns”
    package static var splitColumns: LocalizedString { LocalizedString(.builtIn, 212) }
    /// “Width of the first column”
    package static var splitFirstWidth: LocalizedString { LocalizedString(.builtIn, 213) }
    /// “Hide columns”
    package static var splitHideColumns: LocalizedString { LocalizedString(.builtIn, 214) }
    /// “Width of the inspector”
    package static var splitInspectorWidth: LocalizedString { LocalizedString(.builtIn, 215) }
    /// “Width of the second column”
    package static var splitSecondWidth: LocalizedString { LocalizedString(.builtIn, 216) }
    /// “Stop”
    package static var stop: LocalizedString { LocalizedString(.builtIn, 217) }
    /// “Contacts”
    package static var tabContacts: LocalizedString { LocalizedString(.builtIn, 218) }
    /// “Downloads”
    package static var tabDownloads: LocalizedString { LocalizedString(.builtIn, 219) }
    /// “Favorites”
    package static var tabFavorites: LocalizedString { LocalizedString(.builtIn, 220) }
    /// “Featured”
    package static var tabFeatured: LocalizedString { LocalizedString(.builtIn, 221) }
    /// “History”
    package static var tabHistory: LocalizedString { LocalizedString(.builtIn, 222) }
    /// “More”
    package static var tabMore: LocalizedString { LocalizedString(.builtIn, 223) }
    /// “Most Recent”
    package static var tabMostRecent: LocalizedString { LocalizedString(.builtIn, 224) }
    /// “Most Viewed”
    package static var tabMostViewed: LocalizedString { LocalizedString(.builtIn, 225) }
    /// “Next Tab”
    package static var tabNext: LocalizedString { LocalizedString(.builtIn, 226) }
    /// “Previous Tab”
    package static var tabPrevious: LocalizedString { LocalizedString(.builtIn, 227) }
    /// “Recents”
    package static var tabRecents: LocalizedString { LocalizedString(.builtIn, 228) }
    /// “Top Rated”
    package static var tabTopRated: LocalizedString { LocalizedString(.builtIn, 229) }
    /// “Move Column Backward”
    package static var tableMoveColumnBackward: LocalizedString { LocalizedString(.builtIn, 230) }
    /// “Move Column Forward”
    package static var tableMoveColumnForward: LocalizedString { LocalizedString(.builtIn, 231) }
    /// “Narrow Column”
    package static var tableNarrowColumn: LocalizedString { LocalizedString(.builtIn, 232) }
    /// “Size Column to Fit”
    package static var tableSizeColumnToFit: LocalizedString { LocalizedString(.builtIn, 233) }
    /// “Widen Column”
    package static var tableWidenColumn: LocalizedString { LocalizedString(.builtIn, 234) }
    /// “%@ added”
    package static func tokenAdded(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 235, .text(argument1))
    }
    /// “%1$@: position %2$lld of %3$lld”
    package static func tokenMoved(_ argument1: String, _ argument2: Int, _ argument3: Int) -> LocalizedString {
        LocalizedString(.builtIn, 236, .text(argument1), .integer(argument2), .integer(argument3))
    }
    /// “%@ cannot be added”
    package static func tokenRejected(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 237, .text(argument1))
    }
    /// “%@ removed”
    package static func tokenRemoved(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 238, .text(argument1))
    }
    /// “Try Again”
    package static var tryAgain: LocalizedString { LocalizedString(.builtIn, 239) }
    /// “Archive”
    package static var typeArchive: LocalizedString { LocalizedString(.builtIn, 240) }
    /// “%@ archive”
    package static func typeArchiveFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 241, .text(argument1))
    }
    /// “%@ audio”
    package static func typeAudioFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 242, .text(argument1))
    }
    /// “Audio or video”
    package static var typeAudioOrVideo: LocalizedString { LocalizedString(.builtIn, 243) }
    /// “Electronic book”
    package static var typeBook: LocalizedString { LocalizedString(.builtIn, 244) }
    /// “Data”
    package static var typeData: LocalizedString { LocalizedString(.builtIn, 245) }
    /// “Database”
    package static var typeDatabase: LocalizedString { LocalizedString(.builtIn, 246) }
    /// “Document”
    package static var typeDocument: LocalizedString { LocalizedString(.builtIn, 247) }
    /// “%@ document”
    package static func typeDocumentFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 248, .text(argument1))
    }
    /// “File URL”
    package static var typeFileUrl: LocalizedString { LocalizedString(.builtIn, 249) }
    /// “Folder”
    package static var typeFolder: LocalizedString { LocalizedString(.builtIn, 250) }
    /// “%@ header”
    package static func typeHeaderFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 251, .text(argument1))
    }
    /// “Image”
    package static var typeImage: LocalizedString { LocalizedString(.builtIn, 252) }
    /// “%@ image”
    package static func typeImageFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 253, .text(argument1))
    }
    /// “Item”
    package static var typeItem: LocalizedString { LocalizedString(.builtIn, 254) }
    /// “Plain text”
    package static var typePlainText: LocalizedString { LocalizedString(.builtIn, 255) }
    /// “Rich text”
    package static var typeRichText: LocalizedString { LocalizedString(.builtIn, 256) }
    /// “%@ script”
    package static func typeScriptFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 257, .text(argument1))
    }
    /// “Source code”
    package static var typeSourceCode: LocalizedString { LocalizedString(.builtIn, 258) }
    /// “%@ source code”
    package static func typeSourceCodeFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 259, .text(argument1))
    }
    /// “Text”
    package static var typeText: LocalizedString { LocalizedString(.builtIn, 260) }
    /// “%@ text”
    package static func typeTextFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 261, .text(argument1))
    }
    /// “URL”
    package static var typeUrl: LocalizedString { LocalizedString(.builtIn, 262) }
    /// “Table of values”
    package static var typeValues: LocalizedString { LocalizedString(.builtIn, 263) }
    /// “%@ video”
    package static func typeVideoFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 264, .text(argument1))
    }
    /// “Check the spelling or try a new search.”
    package static var unavailableCheckSpelling: LocalizedString { LocalizedString(.builtIn, 265) }
    /// “No Results”
    package static var unavailableNoResults: LocalizedString { LocalizedString(.builtIn, 266) }
    /// “No Results for “%@””
    package static func unavailableNoResultsFor(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 267, .text(argument1))
    }
    /// “Undo”
    package static var undo: LocalizedString { LocalizedString(.builtIn, 268) }
    /// “Undo %@”
    package static func undoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 269, .text(argument1))
    }
    /// “Delete”
    package static var undoDeletion: LocalizedString { LocalizedString(.builtIn, 270) }
    /// “Typing”
    package static var undoTyping: LocalizedString { LocalizedString(.builtIn, 271) }
    /// “Untitled”
    package static var untitled: LocalizedString { LocalizedString(.builtIn, 272) }
    /// “Always on Top”
    package static var windowAlwaysOnTop: LocalizedString { LocalizedString(.builtIn, 273) }
    /// “Maximize”
    package static var windowMaximize: LocalizedString { LocalizedString(.builtIn, 274) }
    /// “Minimize”
    package static var windowMinimize: LocalizedString { LocalizedString(.builtIn, 275) }
    /// “Restore”
    package static var windowRestore: LocalizedString { LocalizedString(.builtIn, 276) }
}
}
