// Generated from BuiltIn.xcstrings by Scripts/generate-built-in-texts.py; do not edit.
// swift-format-ignore-file
// The digest of the catalog: 89696205ad3f4b3b8e6c1c92c22b55cf7d083065be7b2002a880150482b00787

extension StringTable {
    /// The texts of BuiltIn.xcstrings.
package static let builtIn = StringTable("""
S1 225 en ar de es fr it ja nl pl pt-BR zh-Hans\u{a}000010000A0000T0000e000110001C0001O0001a000220002C0002T0002i0003<0003O00\
03c000440004E0004T0004d0004h0004m000570005>0005E0005P0005Z0005c0005o0006:0006E0006S0006c0006o0007<0007I0007W0007e0008200\
0880008C0008O0008`0008l000970009I0009W0009d0009n000:<000:D000:X000:j000;7000;G000;X000<0000<C000<W000<a000<j000=:000=D00\
0=O000=[000=h000>3000>C000>W000>a000>k000?2000?7000?<000?L000?V000?_000?j000@:000@L000@_000A8000AM000Ac000B2000BF000BZ00\
0Bh000C;000CH000CX000Cg000D9000DO000Dh000EA000EN000Eb000Em000F5000FC000FO000FZ000Fh000G4000G?000GI000GS000G[000Gj000H800\
0HG000HW000Hc000I1000I@000IM000IY000Ih000J4000J@000JN000J\\000Jg000K4000KB000KQ000Kc000L1000L>000LJ000LW000Li000M3000MI00\
0MS000Md000Mn000N;000NE000NU000Ne000No000O=000OG000OS000OV000O_000Oe000Oj000P9000P>000PJ000PR000PX000P_000Pd000Pk000Q900\
0QH000QU000Qh000R1000R7000RG000RV000Rj000S8000SJ000S]000T0000T5000TB000TP000T^000Tk000U7000U@000UP000U`000Ui000V6000VB00\
0VP000Vk000WE000WY000X2000XE000XO000X\\000Y0000YB000YV000Y`000Yj000Z8000ZF000Z[000Zi000[5000[H000[S000[e000[o000\\?000\\N00\
0\\a000]2000]J000]T000]e000]n000^:000^L000^g000_>000_Y000_^000_j000`8000`D000`M000`b000a2000aB000aQ000aZ000af000b0000b500\
0b=000bB000bJ000bT000b`000bj000c8000cD000cP000c]000cg000d1000d9000dB000dF000dK000dU000d\\000dc000dn000e8000eE000eK000eV00\
0ea000ei000f7000fD000fN000fk000g6000gS000go000h5000h:000h@000hK000hQ000hV000hi000i1000iA000iE000iM000iU000ia000ik000j000\
0jF000jO000j_000jj000k6000k;000k?000kE000kJ000kP000kW000k_000ke000l0000l?000lD000lI000lP000lU000lZ000le000lj000ln000m400\
0m?000mZ000mo000nK000nd000oC000oo0010I0011O0012H0012j0013O001420015F0015a0016:0016c0017Z0017g001850018:0018>0018H0018M00\
18Q0018[0018c0018j00190001960019:0019D0019M0019W0019b0019i001:2001:<001:D001:J001:\\001:b001;<001;D001;b001;g001;n001<600\
1<?001<L001<j001=1001=7001=>000lU001=K001=\\001=a001=m001>2001>=001>B001>M001>[001>`001>l001?1001?8001?;001?D001?J001?O00\
1?f001?k001@3001@;001@A001@H001@M001@T001@b001@j001A0001A<001AE001AK001A[001Aj001B;001BC001B]001Bj001CE001CJ001CS001C]00\
1Cg001D0001D8001D=001DI001DU001D^001Dk001E3001E=001ER001Ef001F4001FG001FT001F^001Ff001G1001G:001GI001GY001G^001Gg001H000\
1H<001HE001HL001HV001H\\001He001Hj001I5001I?001II001IU001Id001Ii001J1001J5001JE001JN001K6001KA001KY001K^000lI001Kf001Km00\
1L6001LD001LM001LV001L^001Li001M?001MJ001MQ001M[001Mf001N4001N?001N]001O9001OU001P8001P[001Q>001Qa001R;001RF001RQ001R\\00\
1Re001SG001SX001Sc001T7001TK001T\\001Te001U5001UA001U\\001V5001VI001V]000fk001XK001Xl001ZL001ZW001Z`001Zk001[C001[L001[U00\
1\\0001\\?001\\R001\\[001]5001]@001]T001^0001^=001^]001^j001_G001__001`5001`D001`O001`U001`b001a1001a@001aO001aZ001b2001bJ00\
1bU001b`001bg001bl001c7001cG001cN001cS001cZ001cn001dP001de001eE001ec001fJ001g7001g[001i2001jO001kG001l4001ld0022H0022f00\
23H00241002560025J0025`0018:0018>0018H0018M0018Q0018[0018c0018j0025g00196002620026?0026D0026M0026Z0026e0026n0027@0027R00\
27Y0028E0028P002:4002:L002<:002<L002<d002=:002=G002=V002?D002?a002?l002@B002@\\002@g002AF002AM002Aa002An002BI002BX002C000\
2CI002CT002Cj002D1002D<002DG002DR002Df002E1002E]002Eh002F6002FA002FF002FQ002FX002F_002G5002GD002GQ002Gf002H9002HF002H`00\
2I8002Ii002J8002JW002K1002KR002K]002L5002LH002LW002Lb002Lm002M:002MG002Ma002NJ002O3002OB002O^002P=002P^002Q6002Qb002R:00\
2RV002Ra002Ro002S9002SP002Sj002T7002TO002TZ002Th002U@002UI002U`002Ui002V5002V>002VL002VZ002Vh002W>002W`002We002Wm002X<00\
2XL002XZ002Y^002Z7002Z\\002Zg002[:002[E002[T002[h001R;001RF002\\I002\\X002\\c002]4002]?002]F002]P002]X002]d002]m002^9002^H00\
2^X002^l002_@002_U002_h002`7002`D002`P002`\\002`d002a0002a7002aA002aR002aa002b0002b9000eV002bH002bT002bd002c2002c@000fk00\
2c\\002d9002dS002d^002dc002di002e4002e:002eA002eQ002e[002f5002f9002f@002fJ002f[002fi002fo002gG002gS002g^002h0002h?002hE00\
0k?002hI002hP000kP002hX002h`002hf002i6002iG002iO002iT002i]002id002io002j=002jF002jS002j]002jn002kY002l4002lT002m3002mW00\
2nC002ng0030A0031;0031\\0032L003360034\\0035>0035c0036Q0037R0037\\0037n0018:003860038A0018M0038F0038N0038W0038_0038h0039200\
39<0039H0039S0039_0039j003:5003:A003:L001:D003:V003:j003;2003;P003;]003<;002gS003<I001<6003<\\003<j003=J001=1003=Z003=f00\
2id003>9003>J003>P003>Y003>_003?0003?6003?E003?W003?_003@1003@9001?8003@A001?D003@K003@V003A3003A?003AO003A]003Ag003B500\
3B?003BF003BV003Ba003Bi003C5003CC003CJ003Cb003D6003DQ003DY003E2003EE003E_003Ee001CS003En003F8003FB003FJ003FO003FW003Fd00\
3G2003GA003GQ003Gd003H?003HX003Hm003ID003IW003Ih003Io003J9003JB003JS003JZ003J`003Jj003K3003K?003KI003KP003KZ003K_003Kg00\
3Kn003L:003LL003LV003L`001Id003Lm001J1003M5003MB003MK003NQ003Nb003OA003ON002iT0038W003O_003Oj003P?003PJ003PU003Pf003Pn00\
3Q@003QJ003QT003Qa003Qh003R3003R<003RN003R`003S1003SG003S`003T7003TN003T\\003Td003Tl003U4003U;003UF003UN003UW003Uj003V=00\
3VK003VT000eV003Vh003W2003WB003WZ003Wl000fk003XH003Xb003Y?003YF000h:003YK003Yb003Yh003Z4003ZH003ZQ003Zc003Zh003[5003[>00\
3[G003[Y003[a003\\:003\\C003\\U003\\b003]2003]8003]=003]I003]N003]T003][003]c003]g003^5003]I003^B003^G003^P003^V003^]003^j00\
3_1003_8003_>003_O003`2003`L003`e003a;003aY003bD003b`003cm003di003eG003f1003fU003gm003hH003he003iN003jK003jS003jg0018:00\
3jm0018H0018M003k7003k?003kG003kM003kT00196003k\\003kg003l0003l;003lG003lP003lZ003ll001:D003m?003mZ003me003n?003nH003nf00\
3o0003o9003oG003oQ003o^0040>0040M0040T0040\\0040k004140041O0041W0041i0041o0042;0042A0042M0042a0042g004320043A0043I0043Q00\
43[0043a0043l0044F0044N0044Y0044d0044n004590045A0045H0045[0045f0045n0046:0046B0046L0046`004750047H0047Q0047m0048>0048Z00\
48b0048l004960049@0049K0049U0049Z0049i004:5004:H004:Z004:d004;4004;O004;k004<=004<V004<h004=3004=>004=L004=U004=d004>700\
4>=004>K004>U004>b004?1004?9004?H004?O004?Y004?b004@4004@F004@S004@b004A7004A=001J1004AF004AW004Aa004BT004Bc004C>004CG00\
4CS004C`004Cj004D6004DF004DP004DZ004Dd004Dl004EB004EK004EY004Ej004F3004FA004FK004F]004Fk004G=004GX004H6004HT004I0004IA00\
4IJ004IS004I[004Ib004Ij004J9004JA004JT004Jh004K6004K@000eV004KU004Kd004L6004LF004L[004M9004ME004M`004N>004NE004NJ004NR00\
4Ne004Nj004O1004OE004ON004Ob004Oh004P1004P:004PC000ik004PR004Pi004Q5004QM004Q[000k6004R0000k?004R5004R;000kP000kW004RB00\
4RG004RT004R5004Re004Rl004S6004S?004SH004SY004S`004Sg004Sn004TA004Tb004U=004Ub004V=004Va004WR004X3004YI004ZC004Za004[M00\
4\\3004]G004TA004]f004^W004__004_m004`@0018:004`G0018H004`W004`^004`g004I[004a1004a5004a<004aG004IJ004aQ004aY004af004b200\
4b>004bT001:D004bk004S6004c@004c\\001;D004cg004d5004d>001<6004dO004d]004e=004eN001=7004eU004eh004f1004fI004fQ004f^004fc00\
1>=004g1004g?004gT004g\\004gi004h7001?8004h@001?D004hJ004hR004i=004iG004iT004i_004ii004j7004jC004jN004jc004jn001A0004k600\
4k@004kI004ka004l<004lN004lW004m7004mL004ml001CJ004n5004nG004nO004nZ004ne004nj004o<004oP004o_005020050;0050L0050_0051200\
51H0051j0052>001F^0052I004=L0052T0052d005380053A001Gg0053R0053^0053m00545001HV0054A0054J0054T0054_0054m005570055C0055R00\
55X001J10055a005640056>0057:0057J004J90057h005830058B0058L0058W00590004IJ0059:0059D0059K0059a0059l005:5005:A005:J005:W00\
5:_005;1005;C005;U005;k005<A005<U005<k005=7005=C005=J005=S005=\\005=g005>2005>:005>J005>Z005>h005?0000eV005?@005?L005?^00\
5@4005@D000fk005@_005A9005AV005A]005Aa005Ah003Yb005B:005BB005BU005B^005C0005C6005C>005CE005CN005Ca005Ch005D@005DL005Dc00\
5E:001GY005EH000k?005EO005ES003]T005EW005E^005Ec005F3005EO005FC005FH005FP005FU005F^005Fm005G3005G:005GB005GR005H2005HJ00\
5Hj005I>005Ic005JK005Jm005L8005Li005MO005N:005N`005P?005PZ005Q7005Q^005R\\005Rj005S:0018:0018>0018H0018M005S?005SH005SO00\
5SU005S\\00196005Sc005Sm005T6005T@005TL005TT005T\\005Th001:D005U2005UL005UV005Um005V9005VV005Vf005Vo005W?005WI005WV005X500\
1=1001=7005XB005FU005XR001=\\005Xi005Y8005Y>001>=005YM005YX005Yj005Yo005Z?005ZE001?8005ZN0043[005ZX005Zb005[:005[A005[K00\
5[T005[]005[g005[m005\\3005\\C005\\M005\\T005\\a005\\n005]8005]J005]\\005^0005^8005^V005^g005_G005_R005_[005_d005_n005`=005`H00\
5`N005`[005`f005a:005aN005aV005ad005b<005bU005bg005c@005cP005cX005ca004=L005cm005d;005dM001G^004>K004>U005dR005d_005dh00\
5e8005eA004?Y005eM005e\\0054m005em005f=005fP005fV001J1005f_005g1005g:005go005h@005>2005h^005hi005i6005iB005iO005ie005j000\
5j:005jE005j^005k=005kG005kT005kf005l3005lD005lN005lg005m7005mG005m]005n3005nI005n_005o5005o<005oC005oJ005oQ005od005on00\
60>0060K0060X0060d0060n0061A0061M0061]0061l006260062C000fk0062X0063;0063M0063W0063[0063e0064;0064?0064L0064U0064b0065>00\
65B0065O0065V0065`0065m006670066N0066[0066e0066o0067<0067C0067G0067U0067Y0067`0067`0067d0067h006820068<0068C0068G0068N00\
68U0068\\006920069<0069F0069S0069f006:N006;3006;j006<O006=4006=k006>M006@=006AO006BF006C5006D5006E1006E\\006FD006G8006H;00\
6HE006H[0018:0018>0018H0018M0018Q0018[0018c0018j006Hb00196006Ho006I6006IF006I\\006Ic006Ij006J7006JD006JQ006Ja006K:006KA00\
6KP006K`006Kl006L3006LC006LM006LZ006Lf006M2006MB006ML006MS0068U006Mo006NN006N[006O1006O;006ON006O[006P4006K:006PL006PV00\
6P]001?8006Pm006Q4006QA006QH006Qm006R:006RL006RS006RZ006Rg006Rn006S5006SN006SU006S\\006Sc006Sj006T1006TD006TW006U6006U@00\
6UZ006Um006VG006VN006VX006Vk006W>006WK006WR006W\\006Wc006X?006XL006WK006XY006Xc006Y6006YL006Y\\006Z5006ZE006ZO006Z_006[100\
6[C006[e006\\2006\\<006\\O006\\V006\\_006\\o006]<006]H006]O006]X006]_006^2006^H006^Z006^m006_B006_O001J1006_^006_h006`4006a:00\
6aG006a_006al0068G006b>006bE006bU006bk006c5006c?006cX006cb006d3006d<006dC006dM006dX006dg006e0006e;006eK006eY006ef006f700\
6fI006fV006f`006fi006g3006g=006gC000dU006gO006gY006ge005>Z006h2006h:000eV006hF006hT006he006i7006iE000fk006ib006j?006j]00\
6je006jk006k1006k?002e:006kE006kX006k`006l1006l6006lF006lP006lV005Ca006l`006m9006mC006mU006mj002h?006n7006n;006nE006nI00\
6nN002hX006nU006n[006nj006o7006o<006oA006oM006oT006o]006og00701007090070A0070R0071:0071U007210072K0072m0073\\0074C0075Y00\
76Q007710077U0078@0079\\007:=007:b007;N007<K007<Z007<c0018:0018>0018H0018M0018Q0018[007<j0018j007=000196007=7007=@007=I00\
7=T007=]007=g007>3007>D001:D007>U007>f007?0007?G007?M007?k007@6007@A007@R007@Z007@h007AH001=1001=7007AS006oT007Aa007B700\
7B?001=m007BO001>=007BX007Bf007C8007CB007CR007C[001?8007Cc007Ck007D4007D=007DZ007Db007E6007EA007EN007E[007Ec007Ej007F@00\
7FK007FR007F]007Fj007G0007G@007GN007Gg007H0007HL007H]007I9007IA001CS007IK007IV007Ia007In007J3007J@007JN007J[007Jf007Jm00\
7K=007KW007Ko007L=007LR007La007M1007M9007MD007MM007M\\007Mc001G^001Gg007Ml007N8007NE007NI007NS007N^007Nl007O6007OC007OT00\
7O^007Og007P3007P9001J1007PB007PO007PX007QS007Qc007RA007RP007Ra007Rm007S3007S<007SP007S^007Sl007T7007T?007TT007T]007Tj00\
7U;007UC007UO007UX007Ul007V=007VO007V`007W0007WA007WS007W_007Wi007X3007X9007X@007XJ007XQ007XX007Xi007Y:007YM007YT000eV00\
7Yc007Yo007ZB007ZR007Za000fk007[T007[o007]2007]:007]D007]J007]Z007]b007]i007^=007^D007^U007^^007^e007^m007_4007_G007_N00\
7_e007_m007`8007`F001GY007`W000k?007`^007`f007`n007a5007a<007aE007aX007`^007ak007ao007b5007b<007bC007bS007b[007bb007bh00\
7c9007cV007cl007dK007d^007e=007ej007fG007g^007hI007hj007iN007im007lR007ll007mH007ml007nh007o;007oJ0018:0018>0018H0018M00\
18Q0018[007<j0018j007oR00196007oY007ob007oh008020080<0080D0080P0080b008150081>0081V0081b0082\\0082h0083^0083e008400084<00\
84D0084P0085J0085[0085a0085n0086;0086B0086X0086]0086j00870001>=0087?0087L0087Z0087c0088100887001?80088<0088G0088Q0088[00\
8930089:0089E0089O0089Y0089k008:2008:9008:M008:T008:[008:f008;1008;=008;O008;e008<?008<G008<e008=3008=O008=Y008=b008=j00\
8>3008><008>E008>M008>W008>o008??008?P008?Y008?l008@G008@c008A3008AO008A`008B2008B;008BG008BS008Bf008C>008CC003Jj008CO00\
8C[001HE008Ck008D9008D?008DH008DP008D^008E1008E;008EK007P3008E^008Eg008F1008FB008FK008GB008GP008Gk008H2008H=008HF008HN00\
8HX008Hk008I9008IF008IQ008IX008Ii008J2008J;003Qa003Qh003R3008JG008JX003R`008Ji008K:008KP008Ke008L5003T\\008LB008LJ008LT00\
496008L[003UN008Lc003Uj003V=003VK008M5000eV008MH008MR008Mb008N9004L[000fk003XH003Xb008NK003YF008NR008NV003Yb008Ne003Z400\
8Nk008O5008OD008OM008OW008O`008Om003[Y003[a008P@008PJ008Pa003\\b001GY008Pm000k?003]I003]N003]T003][008Q1008Q6008QD003]I00\
8QR008QV008Q^003^V008Qi003^j008R6008R?008RE008RU008S=008SY008T3008TJ008Tm008UW008V7008WM008XF008Xf008YL008Yo008[G008[b00\
8\\C008\\m008]k008^4003jg0018:0018>0018H0018M0018Q0018[007<j0018j008^C00196005Sc008^K008^T005T@003lG003lP008^^008^o008_?00\
8_F008_`003me008_j003nH003nf008`5008`=008`J003oQ003o^008`T0040M001=7008`_003^V008`m008a@008aH008aS008aY001>=008ag008b200\
8bD0042g008bI008bT001?80043Q008b[008bb008bm008cF008cN008cY0044d0044n008cc0045A008cj0045[008d9008d@0046:008dK008dX008dk00\
8e?008e\\008ed008f?008fO008fi008fo001CS00496008g8008gB008gM008gR008g`008gl008h9008hF008hO008hb008i:008iS008id008j>008jM00\
8j^008k1008kG008kQ008kb008l4008l:004>K004>U008lI008lX008l^008ll008m3001He008m=008mK0054m008m[008mi004A7004A=001J1008n:00\
4AW008nL008o<008oM008ol009050090A0090K0090W0090c004DF004DP004DZ009130091:0091G0091N0091U0091^0091e00921009280092E0092O00\
92Y0092f009330093@0093M0093Z0093a0093h0093o009460094=0094D0094K0094U0094_0094n009550095?0095K0095U0095d0095n009650096G00\
96S009700097B0097I0097P0097W0097d0097k009820064U0098B0098[0098b0098i009900099:0099G0099N0099j009:1009:A009:N009:X0067C00\
9:_009:m009:m009;4009;40067d009;;009;E009;O0068C009;V009;]009;d009;k009<8009<?009<F009<M009<T009<j009==009=P009=c009><00\
9>^009?4009?n009@h009AD009Ad009BM009C1009CJ009C`009D?009Dg009Dn009E>0018:0018>0018H0018M0018Q0018[007<j0018j009EE0019600\
9EL009ES009EZ009Ed009Ek009F2009F<009FC009FJ009FQ009F^009Fh009G7009GD009GS009GZ009Gd009H1009H8006Lf009HG009HT006ML009H[00\
9;d009Hh009I5009I<009IC009IJ009IZ009Ia009In009J=009JD009JN009JU009J\\006Pm009Jc009Jj009K1009KJ009KQ009KZ009Ka009Kh006Rg00\
9Ko009L6009LC009LJ009LQ009LX009L_009Lf009M3009M@009MP009MT009Mg009N1006VG009ND009NN009NU009Nb009Ni009O6006W\\009O=009OJ00\
9O]009P0009P=009PJ009PZ009Pj009Q4009QG009QQ009QX009Q_009Qh009R1009RA009RK009RR009R\\009Rc009Rl009S6009S@009SL009SS009S\\00\
9Sc009Sm009T7009T@009TJ009TV009T]001J1009Tf009U3009U<009Ud009Un009VF009VM009;V009VV009V]009Vg006bk006c5009W4\u{1c}action.acti\
vate\u{1c}action.cancel-drag\u{1c}action.decrement\u{1c}action.drag\u{1c}action.drag-named\u{1c}action.drop\u{1c}action.drop-named\u{1c}action.increment\u{1c}ac\
tion.magic-tap\u{1c}action.next-page\u{1c}action.previous-page\u{1c}action.scroll-down\u{1c}action.scroll-left\u{1c}action.scroll-right\u{1c}action.sc\
roll-up\u{1c}action.show-menu\u{1c}action.zoom-in\u{1c}action.zoom-out\u{1c}add\u{1c}back\u{1c}bookmarks\u{1c}camera\u{1c}cancel\u{1c}chart.area\u{1c}chart.bar\u{1c}chart.by\u{1c}c\
hart.chart\u{1c}chart.line\u{1c}chart.list\u{1c}chart.no-data\u{1c}chart.no-values\u{1c}chart.point\u{1c}chart.sector\u{1c}chart.series\u{1c}chart.subject\u{1c}chart\
.summary\u{1c}chart.values\u{1c}close\u{1c}color.blue\u{1c}color.color\u{1c}color.color-grid\u{1c}color.green\u{1c}color.grid\u{1c}color.hexadecimal\u{1c}color.opaci\
ty\u{1c}color.recent\u{1c}color.red\u{1c}color.sliders\u{1c}compose\u{1c}control.in-progress\u{1c}control.more-info\u{1c}control.page\u{1c}control.page-of\u{1c}contr\
ol.progress\u{1c}control.progress-halted\u{1c}control.refreshing\u{1c}control.show-values\u{1c}date.date\u{1c}date.day\u{1c}date.day-period\u{1c}date.hour\u{1c}\
date.hours\u{1c}date.minute\u{1c}date.minutes\u{1c}date.month\u{1c}date.next-month\u{1c}date.previous-month\u{1c}date.time\u{1c}date.year\u{1c}delete\u{1c}done\u{1c}edit\u{1c}\
edit.clear-text\u{1c}edit.copy\u{1c}edit.cut\u{1c}edit.paste\u{1c}edit.select-all\u{1c}error.cannot-play\u{1c}error.damaged-file\u{1c}error.download-cancel\
led\u{1c}error.file-not-found\u{1c}error.image-cancelled\u{1c}error.insecure\u{1c}error.invalid-image\u{1c}error.media-backend\u{1c}error.network\u{1c}erro\
r.redirections\u{1c}error.status\u{1c}error.too-large\u{1c}error.too-slow\u{1c}error.unreachable\u{1c}error.unreadable-file\u{1c}error.unsupported-for\
mat\u{1c}error.unsupported-scheme\u{1c}fast-forward\u{1c}files.choose-folder\u{1c}files.open\u{1c}key.alt\u{1c}key.backspace\u{1c}key.control\u{1c}key.escape\u{1c}ke\
y.page-down\u{1c}key.page-up\u{1c}key.return\u{1c}key.shift\u{1c}key.space\u{1c}key.tab\u{1c}list.ascending\u{1c}list.collapse\u{1c}list.collapsed\u{1c}list.descendi\
ng\u{1c}list.expand\u{1c}list.expanded\u{1c}list.move-down\u{1c}list.move-up\u{1c}media.audio\u{1c}media.controls\u{1c}media.ended\u{1c}media.hours\u{1c}media.loadin\
g\u{1c}media.minutes\u{1c}media.mute\u{1c}media.paused\u{1c}media.playing\u{1c}media.position\u{1c}media.position-of\u{1c}media.seconds\u{1c}media.unmute\u{1c}media.\
video\u{1c}media.volume\u{1c}menu.close-window\u{1c}menu.edit\u{1c}menu.exit-full-screen\u{1c}menu.file\u{1c}menu.full-screen\u{1c}menu.help\u{1c}menu.loading\u{1c}m\
enu.menu\u{1c}menu.more-menus\u{1c}menu.new-window\u{1c}menu.quit\u{1c}menu.settings\u{1c}menu.view\u{1c}menu.window\u{1c}ok\u{1c}organize\u{1c}pause\u{1c}play\u{1c}program-in\
-use\u{1c}redo\u{1c}redo.action\u{1c}refresh\u{1c}reply\u{1c}rewind\u{1c}save\u{1c}search\u{1c}search.cancel\u{1c}search.results\u{1c}search.scope\u{1c}search.suggestions\u{1c}sett\
ings\u{1c}share\u{1c}spelling.ignore\u{1c}spelling.learn\u{1c}spelling.no-guesses\u{1c}split.columns\u{1c}split.first-width\u{1c}split.hide-columns\u{1c}split.s\
econd-width\u{1c}stop\u{1c}tab.contacts\u{1c}tab.downloads\u{1c}tab.favorites\u{1c}tab.featured\u{1c}tab.history\u{1c}tab.more\u{1c}tab.most-recent\u{1c}tab.most-vie\
wed\u{1c}tab.next\u{1c}tab.previous\u{1c}tab.recents\u{1c}tab.top-rated\u{1c}table.move-column-backward\u{1c}table.move-column-forward\u{1c}table.narrow-co\
lumn\u{1c}table.size-column-to-fit\u{1c}table.widen-column\u{1c}try-again\u{1c}type.archive\u{1c}type.archive-format\u{1c}type.audio-format\u{1c}type.audio\
-or-video\u{1c}type.book\u{1c}type.data\u{1c}type.database\u{1c}type.document\u{1c}type.document-format\u{1c}type.file-url\u{1c}type.folder\u{1c}type.header-for\
mat\u{1c}type.image\u{1c}type.image-format\u{1c}type.item\u{1c}type.plain-text\u{1c}type.rich-text\u{1c}type.script-format\u{1c}type.source-code\u{1c}type.sourc\
e-code-format\u{1c}type.text\u{1c}type.text-format\u{1c}type.url\u{1c}type.values\u{1c}type.video-format\u{1c}unavailable.check-spelling\u{1c}unavailable.n\
o-results\u{1c}unavailable.no-results-for\u{1c}undo\u{1c}undo.action\u{1c}undo.deletion\u{1c}undo.typing\u{1c}untitled\u{1c}window.always-on-top\u{1c}window.max\
imize\u{1c}window.minimize\u{1c}window.restore\u{1c}Activate\u{1c}Cancel drag\u{1c}Decrement\u{1c}Drag\u{1c}Drag %@\u{1c}Drop\u{1c}Drop %@\u{1c}Increment\u{1c}Main action\u{1c}Next\
 page\u{1c}Previous page\u{1c}Scroll down\u{1c}Scroll left\u{1c}Scroll right\u{1c}Scroll up\u{1c}Show menu\u{1c}Zoom in\u{1c}Zoom out\u{1c}Add\u{1c}Back\u{1c}Bookmarks\u{1c}Camera\u{1c}\
Cancel\u{1c}Area chart\u{1c}Bar chart\u{1c}%1$@ by %2$@\u{1c}Chart\u{1c}Line chart\u{1c}%1$@, %2$@\u{1c}No data\u{1c}%@. No values\u{1c}Scatter plot\u{1c}Pie chart\u{1c}\u{1e}1\u{1f}o%l\
ld series\u{1f}x%lld series\u{1c}%1$@: %2$@\u{1c}%1$@. %2$@ from %3$@ to %4$@\u{1c}\u{1e}1\u{1f}o%lld value\u{1f}x%lld values\u{1c}Close\u{1c}Blue\u{1c}Color\u{1c}Color grid\u{1c}G\
reen\u{1c}Grid\u{1c}Hexadecimal number\u{1c}Opacity\u{1c}Recent color %@\u{1c}Red\u{1c}Sliders\u{1c}Compose\u{1c}In progress\u{1c}More info\u{1c}Page\u{1c}page %1$lld of %2$ll\
d\u{1c}Progress\u{1c}Progress halted\u{1c}Refreshing\u{1c}Show values\u{1c}Date\u{1c}Day\u{1c}AM/PM\u{1c}Hour\u{1c}Hours\u{1c}Minute\u{1c}Minutes\u{1c}Month\u{1c}Next month\u{1c}Previous mon\
th\u{1c}Time\u{1c}Year\u{1c}Delete\u{1c}Done\u{1c}Edit\u{1c}Clear text\u{1c}Copy\u{1c}Cut\u{1c}Paste\u{1c}Select All\u{1c}The file cannot be played.\u{1c}The file is damaged.\u{1c}The d\
ownload was cancelled.\u{1c}The file does not exist.\u{1c}The image is no longer needed.\u{1c}The connection to the server is not secur\
e.\u{1c}The image cannot be read.\u{1c}Video and audio cannot be played, because GStreamer is not installed.\u{1c}The server cannot be \
reached, or does not have the file.\u{1c}The server redirects without end.\u{1c}The server answered with error %lld.\u{1c}The server se\
nt more than %lld MB.\u{1c}\u{1e}1\u{1f}oThe server took more than %lld second.\u{1f}xThe server took more than %lld seconds.\u{1c}The server did\
 not answer.\u{1c}The file cannot be read.\u{1c}The format of the file is not supported.\u{1c}Addresses that begin with “%@:” are not s\
upported.\u{1c}Fast forward\u{1c}Choose Folder\u{1c}Open\u{1c}Alt\u{1c}Backspace\u{1c}Ctrl\u{1c}Esc\u{1c}Page Down\u{1c}Page Up\u{1c}Return\u{1c}Shift\u{1c}Space\u{1c}Tab\u{1c}Ascending\u{1c}Coll\
apse\u{1c}Collapsed\u{1c}Descending\u{1c}Expand\u{1c}Expanded\u{1c}Move Down\u{1c}Move Up\u{1c}Audio\u{1c}Playback controls\u{1c}Ended\u{1c}\u{1e}1\u{1f}o%lld hour\u{1f}x%lld hours\u{1c}Load\
ing\u{1c}\u{1e}1\u{1f}o%lld minute\u{1f}x%lld minutes\u{1c}Mute\u{1c}Paused\u{1c}Playing\u{1c}Position\u{1c}%1$@ of %2$@\u{1c}\u{1e}1\u{1f}o%lld second\u{1f}x%lld seconds\u{1c}Unmute\u{1c}Video\u{1c}V\
olume\u{1c}Close Window\u{1c}Exit Full Screen\u{1c}File\u{1c}Full Screen\u{1c}Help\u{1c}Loading…\u{1c}Menu\u{1c}More menus\u{1c}New %@ Window\u{1c}Quit\u{1c}Settings…\u{1c}View\u{1c}Win\
dow\u{1c}OK\u{1c}Organize\u{1c}Pause\u{1c}Play\u{1c}The program is in use.\u{1c}Redo\u{1c}Redo %@\u{1c}Refresh\u{1c}Reply\u{1c}Rewind\u{1c}Save\u{1c}Search\u{1c}Cancel search\u{1c}Results\u{1c}Sc\
ope\u{1c}Suggestions\u{1c}Settings\u{1c}Share\u{1c}Ignore Spelling\u{1c}Learn Spelling\u{1c}No Guesses Found\u{1c}Columns\u{1c}Width of the first column\u{1c}Hide co\
lumns\u{1c}Width of the second column\u{1c}Stop\u{1c}Contacts\u{1c}Downloads\u{1c}Favorites\u{1c}Featured\u{1c}History\u{1c}More\u{1c}Most Recent\u{1c}Most Viewed\u{1c}Next Ta\
b\u{1c}Previous Tab\u{1c}Recents\u{1c}Top Rated\u{1c}Move Column Backward\u{1c}Move Column Forward\u{1c}Narrow Column\u{1c}Size Column to Fit\u{1c}Widen Column\u{1c}\
Try Again\u{1c}Archive\u{1c}%@ archive\u{1c}%@ audio\u{1c}Audio or video\u{1c}Electronic book\u{1c}Data\u{1c}Database\u{1c}Document\u{1c}%@ document\u{1c}File URL\u{1c}Folder\u{1c}\
%@ header\u{1c}Image\u{1c}%@ image\u{1c}Item\u{1c}Plain text\u{1c}Rich text\u{1c}%@ script\u{1c}Source code\u{1c}%@ source code\u{1c}Text\u{1c}%@ text\u{1c}URL\u{1c}Table of values\
\u{1c}%@ video\u{1c}Check the spelling or try a new search.\u{1c}No Results\u{1c}No Results for “%@”\u{1c}Undo\u{1c}Undo %@\u{1c}Typing\u{1c}Untitled\u{1c}Always on \
Top\u{1c}Maximize\u{1c}Minimize\u{1c}Restore\u{1c}تنشيط\u{1c}إلغاء السحب\u{1c}إنقاص\u{1c}سحب\u{1c}سحب %@\u{1c}إفلات\u{1c}إفلات %@\u{1c}زيادة\u{1c}الإجراء الرئيسي\u{1c}الصفحة التالية\u{1c}الص\
فحة السابقة\u{1c}التمرير إلى الأسفل\u{1c}التمرير إلى اليسار\u{1c}التمرير إلى اليمين\u{1c}التمرير إلى الأعلى\u{1c}إظهار القائمة\u{1c}تكبير\u{1c}تصغير\u{1c}إضافة\u{1c}\
رجوع\u{1c}الإشارات المرجعية\u{1c}الكاميرا\u{1c}إلغاء\u{1c}مخطط مساحي\u{1c}مخطط شريطي\u{1c}%1$@ حسب %2$@\u{1c}مخطط\u{1c}مخطط خطي\u{1c}%1$@، %2$@\u{1c}لا توجد بيانات\u{1c}%@. لا\
 توجد قيم\u{1c}مخطط مبعثر\u{1c}مخطط دائري\u{1c}\u{1e}1\u{1f}z%lld سلسلة\u{1f}oسلسلة واحدة\u{1f}tسلسلتان\u{1f}f%lld سلاسل\u{1f}m%lld سلسلة\u{1f}x%lld سلسلة\u{1c}%1$@. %2$@ من %\
3$@ إلى %4$@\u{1c}\u{1e}1\u{1f}z%lld قيمة\u{1f}oقيمة واحدة\u{1f}tقيمتان\u{1f}f%lld قيم\u{1f}m%lld قيمة\u{1f}x%lld قيمة\u{1c}إغلاق\u{1c}أزرق\u{1c}اللون\u{1c}شبكة الألوان\u{1c}أخضر\u{1c}شبكة\u{1c}ر\
قم سداسي عشري\u{1c}التعتيم\u{1c}لون حديث %@\u{1c}أحمر\u{1c}أشرطة التمرير\u{1c}إنشاء\u{1c}قيد التقدم\u{1c}معلومات إضافية\u{1c}الصفحة\u{1c}الصفحة %1$lld من %2$lld\u{1c}التق\
دم\u{1c}تم إيقاف التقدم\u{1c}جارٍ التحديث\u{1c}إظهار القيم\u{1c}التاريخ\u{1c}اليوم\u{1c}ص/م\u{1c}الساعة\u{1c}الساعات\u{1c}الدقيقة\u{1c}الدقائق\u{1c}الشهر\u{1c}الشهر التالي\u{1c}الشهر ال\
سابق\u{1c}الوقت\u{1c}السنة\u{1c}حذف\u{1c}تم\u{1c}تعديل\u{1c}مسح النص\u{1c}نسخ\u{1c}قص\u{1c}لصق\u{1c}تحديد الكل\u{1c}يتعذر تشغيل الملف.\u{1c}الملف تالف.\u{1c}تم إلغاء التنزيل.\u{1c}الملف غير \
موجود.\u{1c}لم تعد الصورة مطلوبة.\u{1c}الاتصال بالخادم غير آمن.\u{1c}تتعذر قراءة الصورة.\u{1c}لا يمكن تشغيل الفيديو والصوت لأن GStreamer غير\
 مثبت.\u{1c}يتعذر الوصول إلى الخادم أو أن الملف غير موجود عليه.\u{1c}يعيد الخادم التوجيه بلا نهاية.\u{1c}استجاب الخادم بالخطأ %lld.\u{1c}أرس\
ل الخادم أكثر من %lld م.ب.\u{1c}\u{1e}1\u{1f}zاستغرق الخادم أكثر من %lld ثانية.\u{1f}oاستغرق الخادم أكثر من ثانية واحدة.\u{1f}tاستغرق الخادم أكثر\
 من ثانيتين.\u{1f}fاستغرق الخادم أكثر من %lld ثوانٍ.\u{1f}mاستغرق الخادم أكثر من %lld ثانية.\u{1f}xاستغرق الخادم أكثر من %lld ثانية.\u{1c}لم\
 يستجب الخادم.\u{1c}تتعذر قراءة الملف.\u{1c}تنسيق الملف غير مدعوم.\u{1c}العناوين التي تبدأ بـ «%@:» غير مدعومة.\u{1c}تقديم سريع\u{1c}اختيار مجلد\u{1c}\
فتح\u{1c}مسافة\u{1c}تصاعدي\u{1c}طي\u{1c}مطوي\u{1c}تنازلي\u{1c}توسيع\u{1c}موسع\u{1c}نقل لأسفل\u{1c}نقل لأعلى\u{1c}صوت\u{1c}عناصر التحكم في التشغيل\u{1c}انتهى\u{1c}\u{1e}1\u{1f}z%lld ساعة\u{1f}oساعة واح\
دة\u{1f}tساعتان\u{1f}f%lld ساعات\u{1f}m%lld ساعة\u{1f}x%lld ساعة\u{1c}جارٍ التحميل\u{1c}\u{1e}1\u{1f}z%lld دقيقة\u{1f}oدقيقة واحدة\u{1f}tدقيقتان\u{1f}f%lld دقائق\u{1f}m%lld دقيقة\u{1f}x\
%lld دقيقة\u{1c}كتم الصوت\u{1c}متوقف مؤقتًا\u{1c}قيد التشغيل\u{1c}الموضع\u{1c}%1$@ من %2$@\u{1c}\u{1e}1\u{1f}z%lld ثانية\u{1f}oثانية واحدة\u{1f}tثانيتان\u{1f}f%lld ثوانٍ\u{1f}m%lld\
 ثانية\u{1f}x%lld ثانية\u{1c}إلغاء كتم الصوت\u{1c}فيديو\u{1c}مستوى الصوت\u{1c}إغلاق النافذة\u{1c}تحرير\u{1c}إنهاء ملء الشاشة\u{1c}ملف\u{1c}ملء الشاشة\u{1c}مساعدة\u{1c}جارٍ الت\
حميل…\u{1c}القائمة\u{1c}قوائم إضافية\u{1c}نافذة %@ جديدة\u{1c}إنهاء\u{1c}الإعدادات…\u{1c}عرض\u{1c}نافذة\u{1c}حسنًا\u{1c}تنظيم\u{1c}إيقاف مؤقت\u{1c}تشغيل\u{1c}البرنامج قيد الاستخدام\
.\u{1c}إعادة\u{1c}إعادة %@\u{1c}تحديث\u{1c}رد\u{1c}ترجيع\u{1c}حفظ\u{1c}بحث\u{1c}إلغاء البحث\u{1c}النتائج\u{1c}النطاق\u{1c}الاقتراحات\u{1c}الإعدادات\u{1c}مشاركة\u{1c}تجاهل التهجئة\u{1c}تعلم التهجئ\
ة\u{1c}لم يتم العثور على اقتراحات\u{1c}الأعمدة\u{1c}عرض العمود الأول\u{1c}إخفاء الأعمدة\u{1c}عرض العمود الثاني\u{1c}إيقاف\u{1c}جهات الاتصال\u{1c}التنزيلات\u{1c}المفض\
لة\u{1c}مميزة\u{1c}السجل\u{1c}المزيد\u{1c}الأحدث\u{1c}الأكثر مشاهدة\u{1c}علامة التبويب التالية\u{1c}علامة التبويب السابقة\u{1c}الحديثة\u{1c}الأعلى تقييمًا\u{1c}نقل العمود\
 للخلف\u{1c}نقل العمود للأمام\u{1c}تضييق العمود\u{1c}ضبط حجم العمود للملاءمة\u{1c}توسيع العمود\u{1c}إعادة المحاولة\u{1c}أرشيف\u{1c}أرشيف %@\u{1c}صوت %@\u{1c}صوت أو ف\
يديو\u{1c}كتاب إلكتروني\u{1c}بيانات\u{1c}قاعدة بيانات\u{1c}مستند\u{1c}مستند %@\u{1c}عنوان URL لملف\u{1c}مجلد\u{1c}ملف ترويسة %@\u{1c}صورة\u{1c}صورة %@\u{1c}عنصر\u{1c}نص عادي\u{1c}نص منس\
ق\u{1c}سكربت %@\u{1c}شفرة مصدرية\u{1c}شفرة مصدرية بلغة %@\u{1c}نص\u{1c}نص %@\u{1c}عنوان URL\u{1c}جدول قيم\u{1c}فيديو %@\u{1c}تحقق من التهجئة أو جرّب بحثًا جديدًا.\u{1c}لا\
 توجد نتائج\u{1c}لا توجد نتائج لـ «%@»\u{1c}تراجع\u{1c}تراجع عن %@\u{1c}الحذف\u{1c}الكتابة\u{1c}بدون عنوان\u{1c}في المقدمة دائمًا\u{1c}استعادة\u{1c}Aktivieren\u{1c}Ziehen\
 abbrechen\u{1c}Verringern\u{1c}Ziehen\u{1c}%@ ziehen\u{1c}Ablegen\u{1c}Ablegen: %@\u{1c}Erhöhen\u{1c}Hauptaktion\u{1c}Nächste Seite\u{1c}Vorherige Seite\u{1c}Nach unten \
scrollen\u{1c}Nach links scrollen\u{1c}Nach rechts scrollen\u{1c}Nach oben scrollen\u{1c}Menü anzeigen\u{1c}Vergrößern\u{1c}Verkleinern\u{1c}Hinzufügen\u{1c}Zur\
ück\u{1c}Lesezeichen\u{1c}Kamera\u{1c}Abbrechen\u{1c}Flächendiagramm\u{1c}Balkendiagramm\u{1c}%1$@ nach %2$@\u{1c}Diagramm\u{1c}Liniendiagramm\u{1c}Keine Daten\u{1c}%@. K\
eine Werte\u{1c}Streudiagramm\u{1c}Kreisdiagramm\u{1c}\u{1e}1\u{1f}o%lld Reihe\u{1f}x%lld Reihen\u{1c}%1$@. %2$@ von %3$@ bis %4$@\u{1c}\u{1e}1\u{1f}o%lld Wert\u{1f}x%lld Wert\
e\u{1c}Schließen\u{1c}Blau\u{1c}Farbe\u{1c}Farbraster\u{1c}Grün\u{1c}Raster\u{1c}Hexadezimalzahl\u{1c}Deckkraft\u{1c}Zuletzt benutzte Farbe %@\u{1c}Rot\u{1c}Regler\u{1c}Verfassen\u{1c}W\
ird ausgeführt\u{1c}Weitere Infos\u{1c}Seite\u{1c}Seite %1$lld von %2$lld\u{1c}Fortschritt\u{1c}Angehalten\u{1c}Wird aktualisiert\u{1c}Werte anzeigen\u{1c}Datum\
\u{1c}Tag\u{1c}Stunde\u{1c}Stunden\u{1c}Minuten\u{1c}Monat\u{1c}Nächster Monat\u{1c}Vorheriger Monat\u{1c}Uhrzeit\u{1c}Jahr\u{1c}Löschen\u{1c}Fertig\u{1c}Bearbeiten\u{1c}Text löschen\u{1c}Ko\
pieren\u{1c}Ausschneiden\u{1c}Einfügen\u{1c}Alles auswählen\u{1c}Die Datei kann nicht wiedergegeben werden.\u{1c}Die Datei ist beschädigt.\u{1c}Der Do\
wnload wurde abgebrochen.\u{1c}Die Datei ist nicht vorhanden.\u{1c}Das Bild wird nicht mehr benötigt.\u{1c}Die Verbindung zum Server is\
t nicht sicher.\u{1c}Das Bild kann nicht gelesen werden.\u{1c}Video und Audio können nicht wiedergegeben werden, weil GStreamer ni\
cht installiert ist.\u{1c}Der Server ist nicht erreichbar oder hat die Datei nicht.\u{1c}Der Server leitet endlos weiter.\u{1c}Der Serv\
er hat mit dem Fehler %lld geantwortet.\u{1c}Der Server hat mehr als %lld MB gesendet.\u{1c}\u{1e}1\u{1f}oDer Server hat mehr als %lld Sekun\
de gebraucht.\u{1f}xDer Server hat mehr als %lld Sekunden gebraucht.\u{1c}Der Server hat nicht geantwortet.\u{1c}Die Datei kann nicht g\
elesen werden.\u{1c}Das Format der Datei wird nicht unterstützt.\u{1c}Adressen, die mit „%@:“ beginnen, werden nicht unterstützt.\u{1c}\
Vorspulen\u{1c}Ordner auswählen\u{1c}Öffnen\u{1c}Rücktaste\u{1c}Strg\u{1c}Bild ab\u{1c}Bild auf\u{1c}Eingabe\u{1c}Umschalt\u{1c}Leertaste\u{1c}Tabulator\u{1c}Aufsteigend\u{1c}Einkl\
appen\u{1c}Eingeklappt\u{1c}Absteigend\u{1c}Ausklappen\u{1c}Ausgeklappt\u{1c}Nach unten\u{1c}Nach oben\u{1c}Wiedergabesteuerung\u{1c}Beendet\u{1c}\u{1e}1\u{1f}o%lld Stunde\u{1f}x%l\
ld Stunden\u{1c}Wird geladen\u{1c}\u{1e}1\u{1f}o%lld Minute\u{1f}x%lld Minuten\u{1c}Stummschalten\u{1c}Wird wiedergegeben\u{1c}%1$@ von %2$@\u{1c}\u{1e}1\u{1f}o%lld Sekunde\u{1f}x%\
lld Sekunden\u{1c}Ton einschalten\u{1c}Lautstärke\u{1c}Fenster schließen\u{1c}Vollbild beenden\u{1c}Datei\u{1c}Vollbild\u{1c}Hilfe\u{1c}Wird geladen …\u{1c}Menü\u{1c}Weit\
ere Menüs\u{1c}Neues Fenster: %@\u{1c}Beenden\u{1c}Einstellungen …\u{1c}Ansicht\u{1c}Fenster\u{1c}Verwalten\u{1c}Wiedergabe\u{1c}Das Programm wird verwendet.\u{1c}Wi\
ederholen\u{1c}Wiederholen: %@\u{1c}Aktualisieren\u{1c}Antworten\u{1c}Zurückspulen\u{1c}Speichern\u{1c}Suchen\u{1c}Suche abbrechen\u{1c}Ergebnisse\u{1c}Bereich\u{1c}Vorsc\
hläge\u{1c}Einstellungen\u{1c}Teilen\u{1c}Schreibweise ignorieren\u{1c}Schreibweise lernen\u{1c}Keine Vorschläge gefunden\u{1c}Spalten\u{1c}Breite der erst\
en Spalte\u{1c}Spalten ausblenden\u{1c}Breite der zweiten Spalte\u{1c}Stopp\u{1c}Kontakte\u{1c}Favoriten\u{1c}Empfohlen\u{1c}Verlauf\u{1c}Mehr\u{1c}Neueste\u{1c}Meistgese\
hen\u{1c}Nächster Tab\u{1c}Vorheriger Tab\u{1c}Zuletzt benutzt\u{1c}Am besten bewertet\u{1c}Spalte nach hinten bewegen\u{1c}Spalte nach vorn bewegen\u{1c}S\
palte verschmälern\u{1c}Spaltenbreite anpassen\u{1c}Spalte verbreitern\u{1c}Erneut versuchen\u{1c}Archiv\u{1c}%@-Archiv\u{1c}%@-Audio\u{1c}Audio oder Video\
\u{1c}E-Book\u{1c}Daten\u{1c}Datenbank\u{1c}Dokument\u{1c}%@-Dokument\u{1c}Datei-URL\u{1c}Ordner\u{1c}%@-Header\u{1c}Bild\u{1c}%@-Bild\u{1c}Objekt\u{1c}Reiner Text\u{1c}Formatierter Tex\
t\u{1c}%@-Skript\u{1c}Quelltext\u{1c}%@-Quelltext\u{1c}%@-Text\u{1c}Wertetabelle\u{1c}%@-Video\u{1c}Überprüfen Sie die Schreibweise oder suchen Sie nach et\
was anderem.\u{1c}Keine Ergebnisse\u{1c}Keine Ergebnisse für „%@“\u{1c}Rückgängig\u{1c}Rückgängig: %@\u{1c}Ohne Titel\u{1c}Immer im Vordergrund\u{1c}Maximi\
eren\u{1c}Minimieren\u{1c}Wiederherstellen\u{1c}Activar\u{1c}Cancelar arrastre\u{1c}Disminuir\u{1c}Arrastrar\u{1c}Arrastrar %@\u{1c}Soltar\u{1c}Soltar: %@\u{1c}Aumentar\u{1c}A\
cción principal\u{1c}Página siguiente\u{1c}Página anterior\u{1c}Desplazar hacia abajo\u{1c}Desplazar a la izquierda\u{1c}Desplazar a la derecha\u{1c}D\
esplazar hacia arriba\u{1c}Mostrar menú\u{1c}Ampliar\u{1c}Reducir\u{1c}Añadir\u{1c}Atrás\u{1c}Marcadores\u{1c}Cámara\u{1c}Cancelar\u{1c}Gráfico de áreas\u{1c}Gráfico de b\
arras\u{1c}%1$@ por %2$@\u{1c}Gráfico\u{1c}Gráfico de líneas\u{1c}Sin datos\u{1c}%@. Sin valores\u{1c}Gráfico de dispersión\u{1c}Gráfico circular\u{1c}\u{1e}1\u{1f}o%lld \
serie\u{1f}x%lld series\u{1c}%1$@. %2$@ de %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valor\u{1f}x%lld valores\u{1c}Cerrar\u{1c}Azul\u{1c}Cuadrícula de colores\u{1c}Verde\u{1c}Cuadrí\
cula\u{1c}Número hexadecimal\u{1c}Opacidad\u{1c}Color reciente %@\u{1c}Rojo\u{1c}Deslizadores\u{1c}Redactar\u{1c}En curso\u{1c}Más información\u{1c}Página\u{1c}página %1$\
lld de %2$lld\u{1c}Progreso\u{1c}Progreso detenido\u{1c}Actualizando\u{1c}Mostrar valores\u{1c}Fecha\u{1c}Día\u{1c}a. m./p. m.\u{1c}Hora\u{1c}Horas\u{1c}Minuto\u{1c}Minutos\u{1c}Me\
s\u{1c}Mes siguiente\u{1c}Mes anterior\u{1c}Año\u{1c}Eliminar\u{1c}Listo\u{1c}Editar\u{1c}Borrar texto\u{1c}Copiar\u{1c}Cortar\u{1c}Pegar\u{1c}Seleccionar todo\u{1c}No se puede rep\
roducir el archivo.\u{1c}El archivo está dañado.\u{1c}Se canceló la descarga.\u{1c}El archivo no existe.\u{1c}La imagen ya no es necesaria.\u{1c}\
La conexión con el servidor no es segura.\u{1c}No se puede leer la imagen.\u{1c}No se pueden reproducir vídeo ni audio porque GStr\
eamer no está instalado.\u{1c}No se puede acceder al servidor o este no tiene el archivo.\u{1c}El servidor redirige sin fin.\u{1c}El se\
rvidor respondió con el error %lld.\u{1c}El servidor envió más de %lld MB.\u{1c}\u{1e}1\u{1f}oEl servidor tardó más de %lld segundo.\u{1f}xEl ser\
vidor tardó más de %lld segundos.\u{1c}El servidor no respondió.\u{1c}No se puede leer el archivo.\u{1c}El formato del archivo no es co\
mpatible.\u{1c}Las direcciones que empiezan por «%@:» no son compatibles.\u{1c}Avanzar\u{1c}Seleccionar carpeta\u{1c}Abrir\u{1c}Retroceso\u{1c}Av Pág\u{1c}\
Re Pág\u{1c}Intro\u{1c}Mayús\u{1c}Espacio\u{1c}Ascendente\u{1c}Contraer\u{1c}Contraído\u{1c}Descendente\u{1c}Expandir\u{1c}Expandido\u{1c}Mover hacia abajo\u{1c}Mover hacia ar\
riba\u{1c}Controles de reproducción\u{1c}Finalizado\u{1c}\u{1e}1\u{1f}o%lld hora\u{1f}x%lld horas\u{1c}Cargando\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minutos\u{1c}Silenciar\u{1c}En \
pausa\u{1c}Reproduciendo\u{1c}Posición\u{1c}%1$@ de %2$@\u{1c}\u{1e}1\u{1f}o%lld segundo\u{1f}x%lld segundos\u{1c}Activar sonido\u{1c}Vídeo\u{1c}Volumen\u{1c}Cerrar ventana\u{1c}Ed\
ición\u{1c}Salir de pantalla completa\u{1c}Archivo\u{1c}Pantalla completa\u{1c}Ayuda\u{1c}Cargando…\u{1c}Menú\u{1c}Más menús\u{1c}Nueva ventana de %@\u{1c}Salir\u{1c}Ajus\
tes…\u{1c}Visualización\u{1c}Ventana\u{1c}Aceptar\u{1c}Organizar\u{1c}Pausa\u{1c}Reproducir\u{1c}El programa está en uso.\u{1c}Rehacer\u{1c}Rehacer %@\u{1c}Actualizar\u{1c}Res\
ponder\u{1c}Retroceder\u{1c}Guardar\u{1c}Buscar\u{1c}Cancelar búsqueda\u{1c}Resultados\u{1c}Ámbito\u{1c}Sugerencias\u{1c}Ajustes\u{1c}Compartir\u{1c}Ignorar ortografía\u{1c}Ap\
render ortografía\u{1c}No hay sugerencias\u{1c}Columnas\u{1c}Ancho de la primera columna\u{1c}Ocultar columnas\u{1c}Ancho de la segunda columna\u{1c}D\
etener\u{1c}Contactos\u{1c}Descargas\u{1c}Favoritos\u{1c}Destacados\u{1c}Historial\u{1c}Más\u{1c}Más recientes\u{1c}Más vistos\u{1c}Pestaña siguiente\u{1c}Pestaña anterio\
r\u{1c}Recientes\u{1c}Mejor valorados\u{1c}Mover columna hacia atrás\u{1c}Mover columna hacia delante\u{1c}Estrechar columna\u{1c}Ajustar ancho de col\
umna\u{1c}Ensanchar columna\u{1c}Reintentar\u{1c}Archivador\u{1c}Archivador %@\u{1c}Audio %@\u{1c}Audio o vídeo\u{1c}Libro electrónico\u{1c}Datos\u{1c}Base de datos\u{1c}\
Documento\u{1c}Documento %@\u{1c}URL de archivo\u{1c}Carpeta\u{1c}Cabecera de %@\u{1c}Imagen\u{1c}Imagen %@\u{1c}Elemento\u{1c}Texto sin formato\u{1c}Texto enriqueci\
do\u{1c}Script de %@\u{1c}Código fuente\u{1c}Código fuente de %@\u{1c}Texto\u{1c}Texto %@\u{1c}Tabla de valores\u{1c}Vídeo %@\u{1c}Revisa la ortografía o prueba\
 con otra búsqueda.\u{1c}Sin resultados\u{1c}Sin resultados para «%@»\u{1c}Deshacer\u{1c}Deshacer %@\u{1c}eliminación\u{1c}escritura\u{1c}Sin título\u{1c}Siempr\
e visible\u{1c}Maximizar\u{1c}Minimizar\u{1c}Restaurar\u{1c}Activer\u{1c}Annuler le glissement\u{1c}Diminuer\u{1c}Faire glisser\u{1c}Faire glisser %@\u{1c}Déposer\u{1c}Dé\
poser : %@\u{1c}Augmenter\u{1c}Action principale\u{1c}Page suivante\u{1c}Page précédente\u{1c}Faire défiler vers le bas\u{1c}Faire défiler vers la gau\
che\u{1c}Faire défiler vers la droite\u{1c}Faire défiler vers le haut\u{1c}Afficher le menu\u{1c}Agrandir\u{1c}Réduire\u{1c}Ajouter\u{1c}Retour\u{1c}Signets\u{1c}App\
areil photo\u{1c}Annuler\u{1c}Graphique en aires\u{1c}Graphique à barres\u{1c}%1$@ par %2$@\u{1c}Graphique\u{1c}Graphique en courbes\u{1c}Aucune donnée\u{1c}%@.\
 Aucune valeur\u{1c}Nuage de points\u{1c}Graphique circulaire\u{1c}\u{1e}1\u{1f}o%lld série\u{1f}x%lld séries\u{1c}%1$@ : %2$@\u{1c}%1$@. %2$@ de %3$@ à %4$@\u{1c}\u{1e}1\
\u{1f}o%lld valeur\u{1f}x%lld valeurs\u{1c}Fermer\u{1c}Bleu\u{1c}Couleur\u{1c}Grille de couleurs\u{1c}Vert\u{1c}Grille\u{1c}Nombre hexadécimal\u{1c}Opacité\u{1c}Couleur récent\
e %@\u{1c}Rouge\u{1c}Curseurs\u{1c}Rédiger\u{1c}En cours\u{1c}Plus d’infos\u{1c}page %1$lld sur %2$lld\u{1c}Progression\u{1c}Progression interrompue\u{1c}Actualisati\
on\u{1c}Afficher les valeurs\u{1c}Jour\u{1c}Heure\u{1c}Heures\u{1c}Mois\u{1c}Mois suivant\u{1c}Mois précédent\u{1c}Année\u{1c}Supprimer\u{1c}Terminé\u{1c}Modifier\u{1c}Effacer le t\
exte\u{1c}Copier\u{1c}Couper\u{1c}Coller\u{1c}Tout sélectionner\u{1c}Le fichier ne peut pas être lu.\u{1c}Le fichier est endommagé.\u{1c}Le téléchargement \
a été annulé.\u{1c}Le fichier n’existe pas.\u{1c}L’image n’est plus nécessaire.\u{1c}La connexion au serveur n’est pas sécurisée.\u{1c}L’ima\
ge ne peut pas être lue.\u{1c}La vidéo et l’audio ne peuvent pas être lus, car GStreamer n’est pas installé.\u{1c}Le serveur est i\
njoignable ou ne possède pas le fichier.\u{1c}Le serveur redirige sans fin.\u{1c}Le serveur a répondu avec l’erreur %lld.\u{1c}Le serve\
ur a envoyé plus de %lld Mo.\u{1c}\u{1e}1\u{1f}oLe serveur a mis plus de %lld seconde.\u{1f}xLe serveur a mis plus de %lld secondes.\u{1c}Le serv\
eur n’a pas répondu.\u{1c}Le format du fichier n’est pas pris en charge.\u{1c}Les adresses qui commencent par « %@: » ne sont pas \
prises en charge.\u{1c}Avance rapide\u{1c}Choisir un dossier\u{1c}Ouvrir\u{1c}Retour arrière\u{1c}Échap\u{1c}Page bas\u{1c}Page haut\u{1c}Maj\u{1c}Espace\u{1c}Tabulation\u{1c}\
Croissant\u{1c}Réduit\u{1c}Décroissant\u{1c}Développer\u{1c}Développé\u{1c}Déplacer vers le bas\u{1c}Déplacer vers le haut\u{1c}Commandes de lecture\u{1c}\u{1e}1\u{1f}o%l\
ld heure\u{1f}x%lld heures\u{1c}Chargement\u{1c}Couper le son\u{1c}En pause\u{1c}Lecture en cours\u{1c}%1$@ sur %2$@\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld secondes\u{1c}R\
établir le son\u{1c}Vidéo\u{1c}Fermer la fenêtre\u{1c}Édition\u{1c}Quitter le plein écran\u{1c}Fichier\u{1c}Plein écran\u{1c}Aide\u{1c}Chargement…\u{1c}Plus de menus\
\u{1c}Nouvelle fenêtre %@\u{1c}Quitter\u{1c}Réglages…\u{1c}Présentation\u{1c}Fenêtre\u{1c}Organiser\u{1c}Lecture\u{1c}Le programme est en cours d’utilisation.\u{1c}R\
établir\u{1c}Rétablir %@\u{1c}Actualiser\u{1c}Répondre\u{1c}Retour rapide\u{1c}Enregistrer\u{1c}Rechercher\u{1c}Annuler la recherche\u{1c}Résultats\u{1c}Portée\u{1c}Régla\
ges\u{1c}Partager\u{1c}Ignorer l’orthographe\u{1c}Mémoriser l’orthographe\u{1c}Aucune suggestion\u{1c}Colonnes\u{1c}Largeur de la première colonne\u{1c}Mas\
quer les colonnes\u{1c}Largeur de la deuxième colonne\u{1c}Arrêter\u{1c}Téléchargements\u{1c}Favoris\u{1c}Sélection\u{1c}Historique\u{1c}Plus\u{1c}Les plus réce\
nts\u{1c}Les plus consultés\u{1c}Onglet suivant\u{1c}Onglet précédent\u{1c}Récents\u{1c}Les mieux notés\u{1c}Reculer la colonne\u{1c}Avancer la colonne\u{1c}Rét\
récir la colonne\u{1c}Ajuster la colonne à son contenu\u{1c}Élargir la colonne\u{1c}Réessayer\u{1c}Archive %@\u{1c}Audio ou vidéo\u{1c}Livre électroni\
que\u{1c}Données\u{1c}Base de données\u{1c}Document %@\u{1c}URL de fichier\u{1c}Dossier\u{1c}En-tête %@\u{1c}Image %@\u{1c}Élément\u{1c}Texte brut\u{1c}Texte enrichi\u{1c}Scri\
pt %@\u{1c}Code source\u{1c}Code source %@\u{1c}Texte\u{1c}Texte %@\u{1c}Tableau de valeurs\u{1c}Vidéo %@\u{1c}Vérifiez l’orthographe ou lancez une nouvell\
e recherche.\u{1c}Aucun résultat\u{1c}Aucun résultat pour « %@ »\u{1c}Annuler %@\u{1c}la suppression\u{1c}la saisie\u{1c}Sans titre\u{1c}Toujours au premie\
r plan\u{1c}Maximiser\u{1c}Restaurer\u{1c}Attiva\u{1c}Annulla trascinamento\u{1c}Diminuisci\u{1c}Trascina\u{1c}Trascina %@\u{1c}Rilascia\u{1c}Rilascia: %@\u{1c}Aumenta\u{1c}Az\
ione principale\u{1c}Pagina successiva\u{1c}Pagina precedente\u{1c}Scorri verso il basso\u{1c}Scorri verso sinistra\u{1c}Scorri verso destra\u{1c}Scor\
ri verso l’alto\u{1c}Mostra menu\u{1c}Ingrandisci\u{1c}Riduci\u{1c}Aggiungi\u{1c}Indietro\u{1c}Segnalibri\u{1c}Fotocamera\u{1c}Annulla\u{1c}Grafico ad area\u{1c}Grafico a\
 barre\u{1c}%1$@ per %2$@\u{1c}Grafico\u{1c}Grafico a linee\u{1c}Nessun dato\u{1c}%@. Nessun valore\u{1c}Grafico a dispersione\u{1c}Grafico a torta\u{1c}\u{1e}1\u{1f}o%ll\
d serie\u{1f}x%lld serie\u{1c}%1$@. %2$@ da %3$@ a %4$@\u{1c}\u{1e}1\u{1f}o%lld valore\u{1f}x%lld valori\u{1c}Chiudi\u{1c}Blu\u{1c}Colore\u{1c}Griglia di colori\u{1c}Griglia\u{1c}N\
umero esadecimale\u{1c}Opacità\u{1c}Colore recente %@\u{1c}Rosso\u{1c}Cursori\u{1c}Scrivi\u{1c}In corso\u{1c}Altre informazioni\u{1c}Pagina\u{1c}pagina %1$lld di %2$\
lld\u{1c}Avanzamento\u{1c}Avanzamento interrotto\u{1c}Aggiornamento in corso\u{1c}Mostra valori\u{1c}Giorno\u{1c}Ora\u{1c}Ore\u{1c}Minuti\u{1c}Mese\u{1c}Mese successivo\u{1c}M\
ese precedente\u{1c}Anno\u{1c}Elimina\u{1c}Fine\u{1c}Modifica\u{1c}Cancella testo\u{1c}Copia\u{1c}Taglia\u{1c}Incolla\u{1c}Seleziona tutto\u{1c}Impossibile riprodurre il \
file.\u{1c}Il file è danneggiato.\u{1c}Il download è stato annullato.\u{1c}Il file non esiste.\u{1c}L’immagine non è più necessaria.\u{1c}La conn\
essione al server non è sicura.\u{1c}Impossibile leggere l’immagine.\u{1c}Impossibile riprodurre video e audio, perché GStreamer n\
on è installato.\u{1c}Il server non è raggiungibile o non ha il file.\u{1c}Il server reindirizza all’infinito.\u{1c}Il server ha rispos\
to con l’errore %lld.\u{1c}Il server ha inviato più di %lld MB.\u{1c}\u{1e}1\u{1f}oIl server ha impiegato più di %lld secondo.\u{1f}xIl server ha\
 impiegato più di %lld secondi.\u{1c}Il server non ha risposto.\u{1c}Impossibile leggere il file.\u{1c}Il formato del file non è suppor\
tato.\u{1c}Gli indirizzi che iniziano con “%@:” non sono supportati.\u{1c}Avanti veloce\u{1c}Scegli cartella\u{1c}Apri\u{1c}Pag Giù\u{1c}Pag Su\u{1c}Invio\u{1c}\
Maiusc\u{1c}Spazio\u{1c}Crescente\u{1c}Comprimi\u{1c}Compresso\u{1c}Decrescente\u{1c}Espandi\u{1c}Espanso\u{1c}Sposta giù\u{1c}Sposta su\u{1c}Controlli di riproduzione\u{1c}Te\
rminato\u{1c}\u{1e}1\u{1f}o%lld ora\u{1f}x%lld ore\u{1c}Caricamento\u{1c}\u{1e}1\u{1f}o%lld minuto\u{1f}x%lld minuti\u{1c}Disattiva audio\u{1c}In pausa\u{1c}In riproduzione\u{1c}Posizio\
ne\u{1c}%1$@ di %2$@\u{1c}\u{1e}1\u{1f}o%lld secondo\u{1f}x%lld secondi\u{1c}Attiva audio\u{1c}Chiudi finestra\u{1c}Esci da schermo intero\u{1c}Schermo intero\u{1c}Aiuto\u{1c}\
Caricamento…\u{1c}Altri menu\u{1c}Nuova finestra %@\u{1c}Esci\u{1c}Impostazioni…\u{1c}Vista\u{1c}Finestra\u{1c}Organizza\u{1c}Riproduci\u{1c}Il programma è in uso.\u{1c}R\
ipeti\u{1c}Ripeti %@\u{1c}Aggiorna\u{1c}Rispondi\u{1c}Riavvolgi\u{1c}Salva\u{1c}Cerca\u{1c}Annulla ricerca\u{1c}Risultati\u{1c}Ambito\u{1c}Suggerimenti\u{1c}Impostazioni\u{1c}Condi\
vidi\u{1c}Ignora ortografia\u{1c}Impara ortografia\u{1c}Nessun suggerimento\u{1c}Colonne\u{1c}Larghezza della prima colonna\u{1c}Nascondi colonne\u{1c}Larg\
hezza della seconda colonna\u{1c}Interrompi\u{1c}Contatti\u{1c}Download\u{1c}Preferiti\u{1c}In primo piano\u{1c}Cronologia\u{1c}Altro\u{1c}Più recenti\u{1c}Più visti\
\u{1c}Pannello successivo\u{1c}Pannello precedente\u{1c}Recenti\u{1c}I più votati\u{1c}Sposta colonna indietro\u{1c}Sposta colonna in avanti\u{1c}Restringi\
 colonna\u{1c}Adatta larghezza colonna\u{1c}Allarga colonna\u{1c}Riprova\u{1c}Archivio\u{1c}Archivio %@\u{1c}Audio o video\u{1c}Libro elettronico\u{1c}Dati\u{1c}URL \
del file\u{1c}Cartella\u{1c}Intestazione %@\u{1c}Immagine\u{1c}Immagine %@\u{1c}Testo semplice\u{1c}Testo formattato\u{1c}Codice sorgente\u{1c}Codice sorgente %\
@\u{1c}Testo\u{1c}Testo %@\u{1c}Tabella di valori\u{1c}Video %@\u{1c}Controlla l’ortografia o prova un’altra ricerca.\u{1c}Nessun risultato\u{1c}Nessun ris\
ultato per “%@”\u{1c}Annulla %@\u{1c}eliminazione\u{1c}inserimento\u{1c}Senza titolo\u{1c}Sempre in primo piano\u{1c}Massimizza\u{1c}Minimizza\u{1c}Ripristina\u{1c}ア\
クティブにする\u{1c}ドラッグをキャンセル\u{1c}減らす\u{1c}ドラッグ\u{1c}%@をドラッグ\u{1c}ドロップ\u{1c}ドロップ: %@\u{1c}増やす\u{1c}メインアクション\u{1c}次のページ\u{1c}前のページ\u{1c}下にスクロール\u{1c}左にスクロール\u{1c}右にスクロール\u{1c}上にスクロール\u{1c}メニューを表示\u{1c}拡大\u{1c}縮小\
\u{1c}追加\u{1c}戻る\u{1c}ブックマーク\u{1c}カメラ\u{1c}キャンセル\u{1c}面グラフ\u{1c}棒グラフ\u{1c}%2$@別%1$@\u{1c}グラフ\u{1c}折れ線グラフ\u{1c}%1$@、%2$@\u{1c}データなし\u{1c}%@。値なし\u{1c}散布図\u{1c}円グラフ\u{1c}\u{1e}1\u{1f}x%lld個の系列\u{1c}%1$@。%2$@、%3$@から%4$@\
まで\u{1c}\u{1e}1\u{1f}x%lld個の値\u{1c}閉じる\u{1c}青\u{1c}カラー\u{1c}カラーグリッド\u{1c}緑\u{1c}グリッド\u{1c}16進数\u{1c}不透明度\u{1c}最近使ったカラー %@\u{1c}赤\u{1c}スライダ\u{1c}作成\u{1c}処理中\u{1c}詳細情報\u{1c}ページ\u{1c}%1$lld/%2$lldページ\u{1c}進行状況\u{1c}停止中\u{1c}更新中\u{1c}値を表示\u{1c}\
日付\u{1c}日\u{1c}午前/午後\u{1c}時\u{1c}時間\u{1c}分\u{1c}月\u{1c}次の月\u{1c}前の月\u{1c}時刻\u{1c}年\u{1c}削除\u{1c}完了\u{1c}編集\u{1c}テキストを消去\u{1c}コピー\u{1c}カット\u{1c}ペースト\u{1c}すべてを選択\u{1c}ファイルを再生できません。\u{1c}ファイルが壊れています。\u{1c}ダウンロードはキャンセルされました。\u{1c}ファイル\
が存在しません。\u{1c}画像は不要になりました。\u{1c}サーバへの接続は安全ではありません。\u{1c}画像を読み込めません。\u{1c}GStreamerがインストールされていないため、ビデオとオーディオを再生できません。\u{1c}サーバに接続できないか、サーバにファイルがあり\
ません。\u{1c}サーバのリダイレクトが終わりません。\u{1c}サーバがエラー%lldを返しました。\u{1c}サーバが%lldMBを超えるデータを送信しました。\u{1c}\u{1e}1\u{1f}xサーバの応答に%lld秒以上かかりました。\u{1c}サーバが応答しませんでした。\u{1c}ファイルを読み込めま\
せん。\u{1c}ファイルの形式に対応していません。\u{1c}「%@:」で始まるアドレスには対応していません。\u{1c}早送り\u{1c}フォルダを選択\u{1c}開く\u{1c}スペース\u{1c}昇順\u{1c}折りたたむ\u{1c}折りたたみ済み\u{1c}降順\u{1c}展開\u{1c}展開済み\u{1c}下に移動\u{1c}上に移動\u{1c}オーディオ\u{1c}再生コントロール\u{1c}\
終了\u{1c}\u{1e}1\u{1f}x%lld時間\u{1c}読み込み中\u{1c}\u{1e}1\u{1f}x%lld分\u{1c}消音\u{1c}一時停止中\u{1c}再生中\u{1c}再生位置\u{1c}%2$@中%1$@\u{1c}\u{1e}1\u{1f}x%lld秒\u{1c}消音を解除\u{1c}ビデオ\u{1c}音量\u{1c}ウインドウを閉じる\u{1c}フルスクリーンを終了\u{1c}ファイル\u{1c}フルスクリーン\u{1c}ヘルプ\u{1c}読\
み込み中…\u{1c}メニュー\u{1c}その他のメニュー\u{1c}新規%@ウインドウ\u{1c}設定…\u{1c}表示\u{1c}ウインドウ\u{1c}整理\u{1c}一時停止\u{1c}再生\u{1c}プログラムは使用中です。\u{1c}やり直す\u{1c}%@をやり直す\u{1c}更新\u{1c}返信\u{1c}巻き戻し\u{1c}保存\u{1c}検索\u{1c}検索をキャンセル\u{1c}結果\u{1c}範囲\u{1c}候補\u{1c}設定\u{1c}共有\
\u{1c}スペルを無視\u{1c}スペルを学習\u{1c}候補が見つかりません\u{1c}カラム\u{1c}1番目のカラムの幅\u{1c}カラムを隠す\u{1c}2番目のカラムの幅\u{1c}停止\u{1c}連絡先\u{1c}ダウンロード\u{1c}よく使う項目\u{1c}おすすめ\u{1c}履歴\u{1c}その他\u{1c}最新\u{1c}最も閲覧された項目\u{1c}次のタブ\u{1c}前のタブ\u{1c}高評価\u{1c}列を前\
へ移動\u{1c}列を後ろへ移動\u{1c}列を狭める\u{1c}列の幅を自動調整\u{1c}列を広げる\u{1c}再試行\u{1c}アーカイブ\u{1c}%@アーカイブ\u{1c}%@オーディオ\u{1c}オーディオまたはビデオ\u{1c}電子書籍\u{1c}データ\u{1c}データベース\u{1c}書類\u{1c}%@書類\u{1c}ファイルURL\u{1c}フォルダ\u{1c}%@ヘッダ\u{1c}画像\u{1c}%@画\
像\u{1c}項目\u{1c}標準テキスト\u{1c}リッチテキスト\u{1c}%@スクリプト\u{1c}ソースコード\u{1c}%@ソースコード\u{1c}テキスト\u{1c}%@テキスト\u{1c}値の表\u{1c}%@ビデオ\u{1c}スペルを確認するか、別の検索をお試しください。\u{1c}結果なし\u{1c}“%@”の結果なし\u{1c}元に戻す\u{1c}%@を元に戻す\u{1c}入力\
\u{1c}名称未設定\u{1c}常に手前に表示\u{1c}最大化\u{1c}最小化\u{1c}元のサイズに戻す\u{1c}Activeren\u{1c}Slepen annuleren\u{1c}Verlagen\u{1c}Slepen\u{1c}%@ slepen\u{1c}Neerzetten\u{1c}Neerzetten: %@\u{1c}Verhogen\u{1c}\
Hoofdactie\u{1c}Volgende pagina\u{1c}Vorige pagina\u{1c}Scrol omlaag\u{1c}Scrol naar links\u{1c}Scrol naar rechts\u{1c}Scrol omhoog\u{1c}Toon menu\u{1c}Inzoomen\
\u{1c}Uitzoomen\u{1c}Toevoegen\u{1c}Terug\u{1c}Bladwijzers\u{1c}Annuleren\u{1c}Vlakdiagram\u{1c}Staafdiagram\u{1c}Diagram\u{1c}Lijndiagram\u{1c}Geen gegevens\u{1c}%@. Geen waa\
rden\u{1c}Spreidingsdiagram\u{1c}Cirkeldiagram\u{1c}\u{1e}1\u{1f}o%lld reeks\u{1f}x%lld reeksen\u{1c}%1$@. %2$@ van %3$@ tot %4$@\u{1c}\u{1e}1\u{1f}o%lld waarde\u{1f}x%lld waa\
rden\u{1c}Sluiten\u{1c}Blauw\u{1c}Kleur\u{1c}Kleurenraster\u{1c}Groen\u{1c}Hexadecimaal getal\u{1c}Dekking\u{1c}Recente kleur %@\u{1c}Rood\u{1c}Schuifregelaars\u{1c}Opstellen\u{1c}\
Bezig\u{1c}Meer info\u{1c}pagina %1$lld van %2$lld\u{1c}Voortgang\u{1c}Voortgang gestopt\u{1c}Bezig met vernieuwen\u{1c}Toon waarden\u{1c}Dag\u{1c}a.m./p.m.\u{1c}Uur\
\u{1c}Uren\u{1c}Minuut\u{1c}Maand\u{1c}Volgende maand\u{1c}Vorige maand\u{1c}Tijd\u{1c}Jaar\u{1c}Verwijderen\u{1c}Gereed\u{1c}Bewerken\u{1c}Wis tekst\u{1c}Kopiëren\u{1c}Knippen\u{1c}Plakken\u{1c}\
Alles selecteren\u{1c}Het bestand kan niet worden afgespeeld.\u{1c}Het bestand is beschadigd.\u{1c}De download is geannuleerd.\u{1c}Het best\
and bestaat niet.\u{1c}De afbeelding is niet meer nodig.\u{1c}De verbinding met de server is niet beveiligd.\u{1c}De afbeelding kan nie\
t worden gelezen.\u{1c}Video en audio kunnen niet worden afgespeeld, omdat GStreamer niet is geïnstalleerd.\u{1c}De server is niet\
 bereikbaar of heeft het bestand niet.\u{1c}De server blijft doorverwijzen.\u{1c}De server antwoordde met fout %lld.\u{1c}De server hee\
ft meer dan %lld MB gestuurd.\u{1c}\u{1e}1\u{1f}oDe server had meer dan %lld seconde nodig.\u{1f}xDe server had meer dan %lld seconden nodig\
.\u{1c}De server heeft niet geantwoord.\u{1c}Het bestand kan niet worden gelezen.\u{1c}De bestandsindeling wordt niet ondersteund.\u{1c}Adre\
ssen die beginnen met “%@:” worden niet ondersteund.\u{1c}Vooruitspoelen\u{1c}Kies map\u{1c}Openen\u{1c}Enter\u{1c}Spatie\u{1c}Oplopend\u{1c}Invouwen\u{1c}Ingev\
ouwen\u{1c}Aflopend\u{1c}Uitvouwen\u{1c}Uitgevouwen\u{1c}Verplaats omlaag\u{1c}Verplaats omhoog\u{1c}Afspeelregelaars\u{1c}Afgelopen\u{1c}\u{1e}1\u{1f}o%lld uur\u{1f}x%lld uur\
\u{1c}Laden\u{1c}\u{1e}1\u{1f}o%lld minuut\u{1f}x%lld minuten\u{1c}Geluid uit\u{1c}Gepauzeerd\u{1c}Wordt afgespeeld\u{1c}Positie\u{1c}%1$@ van %2$@\u{1c}\u{1e}1\u{1f}o%lld seconde\u{1f}x%lld\
 seconden\u{1c}Geluid aan\u{1c}Sluit venster\u{1c}Sluit volledig scherm\u{1c}Bestand\u{1c}Volledig scherm\u{1c}Laden…\u{1c}Meer menu’s\u{1c}Nieuw venster: %@\u{1c}Af\
sluiten\u{1c}Instellingen…\u{1c}Weergave\u{1c}Venster\u{1c}Ordenen\u{1c}Pauzeren\u{1c}Afspelen\u{1c}Het programma is in gebruik.\u{1c}Opnieuw\u{1c}Voer %@ opnieuw ui\
t\u{1c}Vernieuwen\u{1c}Beantwoorden\u{1c}Terugspoelen\u{1c}Opslaan\u{1c}Zoeken\u{1c}Annuleer zoekopdracht\u{1c}Resultaten\u{1c}Bereik\u{1c}Suggesties\u{1c}Instellingen\u{1c}De\
len\u{1c}Negeer spelling\u{1c}Leer spelling\u{1c}Geen suggesties gevonden\u{1c}Kolommen\u{1c}Breedte van de eerste kolom\u{1c}Verberg kolommen\u{1c}Breedte\
 van de tweede kolom\u{1c}Stoppen\u{1c}Contacten\u{1c}Favorieten\u{1c}Uitgelicht\u{1c}Geschiedenis\u{1c}Meer\u{1c}Meest recent\u{1c}Meest bekeken\u{1c}Volgende tab\u{1c}V\
orige tab\u{1c}Recent\u{1c}Best beoordeeld\u{1c}Verplaats kolom achteruit\u{1c}Verplaats kolom vooruit\u{1c}Versmal kolom\u{1c}Pas kolombreedte aan\u{1c}Ve\
rbreed kolom\u{1c}Probeer opnieuw\u{1c}Archief\u{1c}%@-archief\u{1c}%@-audio\u{1c}Audio of video\u{1c}E-book\u{1c}Gegevens\u{1c}%@-document\u{1c}Bestands-URL\u{1c}Map\u{1c}%@-\
header\u{1c}Afbeelding\u{1c}%@-afbeelding\u{1c}Onderdeel\u{1c}Platte tekst\u{1c}Opgemaakte tekst\u{1c}%@-script\u{1c}Broncode\u{1c}%@-broncode\u{1c}Tekst\u{1c}%@-tekst\u{1c}Wa\
ardentabel\u{1c}%@-video\u{1c}Controleer de spelling of probeer een andere zoekopdracht.\u{1c}Geen resultaten\u{1c}Geen resultaten voor ‘%@’\
\u{1c}Ongedaan maken\u{1c}Maak %@ ongedaan\u{1c}verwijderen\u{1c}typen\u{1c}Naamloos\u{1c}Altijd op voorgrond\u{1c}Maximaliseren\u{1c}Minimaliseren\u{1c}Herstellen\u{1c}A\
ktywuj\u{1c}Anuluj przeciąganie\u{1c}Zmniejsz\u{1c}Przeciągnij\u{1c}Przeciągnij: %@\u{1c}Upuść\u{1c}Upuść: %@\u{1c}Zwiększ\u{1c}Główna czynność\u{1c}Następna strona\u{1c}\
Poprzednia strona\u{1c}Przewiń w dół\u{1c}Przewiń w lewo\u{1c}Przewiń w prawo\u{1c}Przewiń w górę\u{1c}Pokaż menu\u{1c}Powiększ\u{1c}Pomniejsz\u{1c}Dodaj\u{1c}Wstecz\
\u{1c}Zakładki\u{1c}Aparat\u{1c}Anuluj\u{1c}Wykres warstwowy\u{1c}Wykres słupkowy\u{1c}%1$@ według: %2$@\u{1c}Wykres\u{1c}Wykres liniowy\u{1c}Brak danych\u{1c}%@. Brak wa\
rtości\u{1c}Wykres punktowy\u{1c}Wykres kołowy\u{1c}\u{1e}1\u{1f}o%lld seria\u{1f}f%lld serie\u{1f}m%lld serii\u{1f}x%lld serii\u{1c}%1$@. %2$@ od %3$@ do %4$@\u{1c}\u{1e}1\u{1f}o%\
lld wartość\u{1f}f%lld wartości\u{1f}m%lld wartości\u{1f}x%lld wartości\u{1c}Zamknij\u{1c}Niebieski\u{1c}Kolor\u{1c}Siatka kolorów\u{1c}Zielony\u{1c}Siatka\u{1c}Liczba sz\
esnastkowa\u{1c}Krycie\u{1c}Ostatni kolor %@\u{1c}Czerwony\u{1c}Suwaki\u{1c}Utwórz\u{1c}W toku\u{1c}Więcej informacji\u{1c}Strona\u{1c}strona %1$lld z %2$lld\u{1c}Postęp\u{1c}\
Zatrzymano\u{1c}Odświeżanie\u{1c}Pokaż wartości\u{1c}Dzień\u{1c}Godzina\u{1c}Godziny\u{1c}Minuta\u{1c}Minuty\u{1c}Miesiąc\u{1c}Następny miesiąc\u{1c}Poprzedni miesiąc\u{1c}Rok\
\u{1c}Usuń\u{1c}Gotowe\u{1c}Edytuj\u{1c}Wyczyść tekst\u{1c}Skopiuj\u{1c}Wytnij\u{1c}Wklej\u{1c}Zaznacz wszystko\u{1c}Nie można odtworzyć pliku.\u{1c}Plik jest uszkodzony.\
\u{1c}Pobieranie zostało anulowane.\u{1c}Plik nie istnieje.\u{1c}Obraz nie jest już potrzebny.\u{1c}Połączenie z serwerem nie jest bezpieczn\
e.\u{1c}Nie można odczytać obrazu.\u{1c}Nie można odtworzyć wideo ani dźwięku, ponieważ GStreamer nie jest zainstalowany.\u{1c}Serwer j\
est niedostępny lub nie ma pliku.\u{1c}Serwer przekierowuje bez końca.\u{1c}Serwer odpowiedział błędem %lld.\u{1c}Serwer wysłał ponad %\
lld MB.\u{1c}\u{1e}1\u{1f}oSerwer potrzebował ponad %lld sekundy.\u{1f}fSerwer potrzebował ponad %lld sekund.\u{1f}mSerwer potrzebował ponad %lld\
 sekund.\u{1f}xSerwer potrzebował ponad %lld sekundy.\u{1c}Serwer nie odpowiedział.\u{1c}Nie można odczytać pliku.\u{1c}Format pliku nie jes\
t obsługiwany.\u{1c}Adresy zaczynające się od „%@:” nie są obsługiwane.\u{1c}Przewiń do przodu\u{1c}Wybierz folder\u{1c}Otwórz\u{1c}Spacja\u{1c}Rosnąc\
o\u{1c}Zwiń\u{1c}Zwinięto\u{1c}Malejąco\u{1c}Rozwiń\u{1c}Rozwinięto\u{1c}Przenieś w dół\u{1c}Przenieś w górę\u{1c}Dźwięk\u{1c}Sterowanie odtwarzaniem\u{1c}Zakończono\u{1c}\u{1e}1\u{1f}o\
%lld godzina\u{1f}f%lld godziny\u{1f}m%lld godzin\u{1f}x%lld godziny\u{1c}Wczytywanie\u{1c}\u{1e}1\u{1f}o%lld minuta\u{1f}f%lld minuty\u{1f}m%lld minut\u{1f}x%lld minuty\u{1c}\
Wycisz\u{1c}Wstrzymano\u{1c}Odtwarzanie\u{1c}Pozycja\u{1c}%1$@ z %2$@\u{1c}\u{1e}1\u{1f}o%lld sekunda\u{1f}f%lld sekundy\u{1f}m%lld sekund\u{1f}x%lld sekundy\u{1c}Włącz dźwięk\
\u{1c}Wideo\u{1c}Głośność\u{1c}Zamknij okno\u{1c}Edycja\u{1c}Wyłącz pełny ekran\u{1c}Plik\u{1c}Pełny ekran\u{1c}Pomoc\u{1c}Wczytywanie…\u{1c}Więcej menu\u{1c}Nowe okno: %@\u{1c}Zak\
ończ\u{1c}Ustawienia…\u{1c}Widok\u{1c}Okno\u{1c}Porządkuj\u{1c}Wstrzymaj\u{1c}Odtwarzaj\u{1c}Program jest w użyciu.\u{1c}Ponów\u{1c}Ponów: %@\u{1c}Odśwież\u{1c}Odpowiedz\u{1c}Przew\
iń do tyłu\u{1c}Zapisz\u{1c}Szukaj\u{1c}Anuluj wyszukiwanie\u{1c}Wyniki\u{1c}Zakres\u{1c}Propozycje\u{1c}Ustawienia\u{1c}Udostępnij\u{1c}Ignoruj pisownię\u{1c}Zapamiętaj \
pisownię\u{1c}Nie znaleziono propozycji\u{1c}Kolumny\u{1c}Szerokość pierwszej kolumny\u{1c}Ukryj kolumny\u{1c}Szerokość drugiej kolumny\u{1c}Zatrzymaj\
\u{1c}Kontakty\u{1c}Pobrane\u{1c}Ulubione\u{1c}Polecane\u{1c}Historia\u{1c}Więcej\u{1c}Najnowsze\u{1c}Najczęściej oglądane\u{1c}Następna karta\u{1c}Poprzednia karta\u{1c}Ostat\
nie\u{1c}Najwyżej oceniane\u{1c}Przesuń kolumnę do tyłu\u{1c}Przesuń kolumnę do przodu\u{1c}Zwęź kolumnę\u{1c}Dopasuj szerokość kolumny\u{1c}Poszerz k\
olumnę\u{1c}Spróbuj ponownie\u{1c}Archiwum\u{1c}Archiwum %@\u{1c}Dźwięk %@\u{1c}Dźwięk lub wideo\u{1c}Książka elektroniczna\u{1c}Dane\u{1c}Baza danych\u{1c}Dokument \
%@\u{1c}Adres URL pliku\u{1c}Nagłówek %@\u{1c}Obraz\u{1c}Obraz %@\u{1c}Element\u{1c}Zwykły tekst\u{1c}Tekst sformatowany\u{1c}Skrypt %@\u{1c}Kod źródłowy\u{1c}Kod źródłow\
y %@\u{1c}Tekst %@\u{1c}Adres URL\u{1c}Tabela wartości\u{1c}Wideo %@\u{1c}Sprawdź pisownię lub spróbuj wyszukać coś innego.\u{1c}Brak wyników\u{1c}Brak wyn\
ików dla „%@”\u{1c}Cofnij\u{1c}Cofnij: %@\u{1c}Usuwanie\u{1c}Pisanie\u{1c}Bez nazwy\u{1c}Zawsze na wierzchu\u{1c}Zmaksymalizuj\u{1c}Zminimalizuj\u{1c}Przywróć\u{1c}Ativar\
\u{1c}Cancelar arraste\u{1c}Diminuir\u{1c}Arrastar\u{1c}Arrastar %@\u{1c}Ação principal\u{1c}Próxima página\u{1c}Rolar para baixo\u{1c}Rolar para a esquerda\u{1c}Rol\
ar para a direita\u{1c}Rolar para cima\u{1c}Mostrar menu\u{1c}Reduzir\u{1c}Adicionar\u{1c}Voltar\u{1c}Câmera\u{1c}Gráfico de área\u{1c}Gráfico de linhas\u{1c}Sem dad\
os\u{1c}%@. Sem valores\u{1c}Gráfico de dispersão\u{1c}Gráfico de pizza\u{1c}Fechar\u{1c}Cor\u{1c}Grade de cores\u{1c}Grade\u{1c}Opacidade\u{1c}Cor recente %@\u{1c}Vermel\
ho\u{1c}Controles\u{1c}Escrever\u{1c}Em andamento\u{1c}Mais informações\u{1c}Progresso\u{1c}Progresso interrompido\u{1c}Atualizando\u{1c}Dia\u{1c}Mês\u{1c}Próximo mês\u{1c}Mês\
 anterior\u{1c}Ano\u{1c}Excluir\u{1c}Concluído\u{1c}Limpar texto\u{1c}Recortar\u{1c}Colar\u{1c}Selecionar tudo\u{1c}Não é possível reproduzir o arquivo.\u{1c}O arqui\
vo está danificado.\u{1c}O download foi cancelado.\u{1c}O arquivo não existe.\u{1c}A imagem não é mais necessária.\u{1c}A conexão com o serv\
idor não é segura.\u{1c}Não é possível ler a imagem.\u{1c}Não é possível reproduzir vídeo e áudio porque o GStreamer não está inst\
alado.\u{1c}O servidor não pode ser acessado ou não tem o arquivo.\u{1c}O servidor redireciona sem fim.\u{1c}O servidor respondeu com o\
 erro %lld.\u{1c}O servidor enviou mais de %lld MB.\u{1c}\u{1e}1\u{1f}oO servidor demorou mais de %lld segundo.\u{1f}xO servidor demorou mais de \
%lld segundos.\u{1c}O servidor não respondeu.\u{1c}Não é possível ler o arquivo.\u{1c}O formato do arquivo não é compatível.\u{1c}Endereços \
que começam com “%@:” não são compatíveis.\u{1c}Avançar\u{1c}Escolher pasta\u{1c}Espaço\u{1c}Recolher\u{1c}Recolhido\u{1c}Mover para baixo\u{1c}Mover para \
cima\u{1c}Áudio\u{1c}Controles de reprodução\u{1c}Encerrado\u{1c}Carregando\u{1c}Pausado\u{1c}Reproduzindo\u{1c}Posição\u{1c}Ativar som\u{1c}Fechar janela\u{1c}Sair da te\
la cheia\u{1c}Arquivo\u{1c}Tela cheia\u{1c}Ajuda\u{1c}Carregando…\u{1c}Mais menus\u{1c}Nova janela de %@\u{1c}Sair\u{1c}Visualizar\u{1c}Janela\u{1c}Pausar\u{1c}Reproduzir\u{1c}O pr\
ograma está em uso.\u{1c}Refazer\u{1c}Refazer %@\u{1c}Atualizar\u{1c}Salvar\u{1c}Cancelar busca\u{1c}Escopo\u{1c}Sugestões\u{1c}Compartilhar\u{1c}Ignorar ortografia\u{1c}\
Aprender ortografia\u{1c}Nenhuma sugestão encontrada\u{1c}Colunas\u{1c}Largura da primeira coluna\u{1c}Ocultar colunas\u{1c}Largura da segunda co\
luna\u{1c}Parar\u{1c}Contatos\u{1c}Destaques\u{1c}Histórico\u{1c}Mais\u{1c}Mais recentes\u{1c}Mais vistos\u{1c}Próxima aba\u{1c}Aba anterior\u{1c}Recentes\u{1c}Mais bem avalia\
dos\u{1c}Mover coluna para trás\u{1c}Mover coluna para frente\u{1c}Estreitar coluna\u{1c}Ajustar largura da coluna\u{1c}Alargar coluna\u{1c}Tentar nov\
amente\u{1c}Arquivo compactado\u{1c}Arquivo compactado %@\u{1c}Áudio %@\u{1c}Áudio ou vídeo\u{1c}Livro eletrônico\u{1c}Dados\u{1c}Banco de dados\u{1c}URL de arq\
uivo\u{1c}Pasta\u{1c}Cabeçalho %@\u{1c}Imagem\u{1c}Imagem %@\u{1c}Texto simples\u{1c}Texto formatado\u{1c}Código-fonte\u{1c}Código-fonte %@\u{1c}Tabela de valores\u{1c}Ve\
rifique a ortografia ou tente uma nova busca.\u{1c}Nenhum Resultado\u{1c}Nenhum Resultado para “%@”\u{1c}Desfazer\u{1c}Desfazer %@\u{1c}exclusão\u{1c}\
digitação\u{1c}Sem título\u{1c}Sempre visível\u{1c}激活\u{1c}取消拖移\u{1c}减少\u{1c}拖移\u{1c}拖移%@\u{1c}放下\u{1c}放下：%@\u{1c}增加\u{1c}主要操作\u{1c}下一页\u{1c}上一页\u{1c}向下滚动\u{1c}向左滚动\u{1c}向右滚动\u{1c}向上滚动\u{1c}显示菜单\u{1c}放大\u{1c}缩小\u{1c}添加\u{1c}返回\u{1c}书签\u{1c}\
相机\u{1c}取消\u{1c}面积图\u{1c}条形图\u{1c}按%2$@的%1$@\u{1c}图表\u{1c}折线图\u{1c}%1$@，%2$@\u{1c}无数据\u{1c}%@。无数值\u{1c}散点图\u{1c}饼图\u{1c}\u{1e}1\u{1f}x%lld个系列\u{1c}%1$@：%2$@\u{1c}%1$@。%2$@，从%3$@到%4$@\u{1c}\u{1e}1\u{1f}x%lld个数值\u{1c}关闭\u{1c}蓝色\
\u{1c}颜色\u{1c}颜色网格\u{1c}绿色\u{1c}网格\u{1c}十六进制数\u{1c}最近使用的颜色 %@\u{1c}红色\u{1c}滑块\u{1c}撰写\u{1c}进行中\u{1c}更多信息\u{1c}页面\u{1c}第%1$lld页，共%2$lld页\u{1c}进度\u{1c}进度已停止\u{1c}正在刷新\u{1c}显示值\u{1c}日期\u{1c}上午/下午\u{1c}小时\u{1c}分钟\u{1c}下个月\u{1c}上个月\u{1c}时间\u{1c}删除\u{1c}完成\
\u{1c}编辑\u{1c}清除文本\u{1c}拷贝\u{1c}剪切\u{1c}粘贴\u{1c}全选\u{1c}无法播放文件。\u{1c}文件已损坏。\u{1c}下载已取消。\u{1c}文件不存在。\u{1c}不再需要该图像。\u{1c}与服务器的连接不安全。\u{1c}无法读取图像。\u{1c}无法播放视频和音频，因为未安装GStreamer。\u{1c}无法连接服务器，或服务器上没有\
该文件。\u{1c}服务器无限重定向。\u{1c}服务器返回了错误%lld。\u{1c}服务器发送的数据超过%lld MB。\u{1c}\u{1e}1\u{1f}x服务器耗时超过%lld秒。\u{1c}服务器没有应答。\u{1c}无法读取文件。\u{1c}不支持该文件的格式。\u{1c}不支持以“%@:”开头的地址。\u{1c}快进\u{1c}选择文件夹\u{1c}打\
开\u{1c}空格\u{1c}升序\u{1c}折叠\u{1c}已折叠\u{1c}降序\u{1c}展开\u{1c}已展开\u{1c}下移\u{1c}上移\u{1c}音频\u{1c}播放控制\u{1c}已结束\u{1c}\u{1e}1\u{1f}x%lld小时\u{1c}正在载入\u{1c}\u{1e}1\u{1f}x%lld分钟\u{1c}静音\u{1c}已暂停\u{1c}正在播放\u{1c}位置\u{1c}%1$@，共%2$@\u{1c}取消静音\u{1c}视频\u{1c}关闭窗口\u{1c}退出全屏\u{1c}文件\u{1c}全屏\u{1c}\
帮助\u{1c}正在载入…\u{1c}菜单\u{1c}更多菜单\u{1c}新建%@窗口\u{1c}退出\u{1c}设置…\u{1c}显示\u{1c}窗口\u{1c}确定\u{1c}暂停\u{1c}播放\u{1c}程序正在使用中。\u{1c}重做\u{1c}重做%@\u{1c}刷新\u{1c}回复\u{1c}快退\u{1c}搜索\u{1c}取消搜索\u{1c}结果\u{1c}范围\u{1c}建议\u{1c}设置\u{1c}共享\u{1c}忽略拼写\u{1c}学习拼写\u{1c}未找到建议\u{1c}栏\u{1c}第一栏的宽度\u{1c}\
隐藏栏\u{1c}第二栏的宽度\u{1c}通讯录\u{1c}下载\u{1c}个人收藏\u{1c}精选\u{1c}历史记录\u{1c}更多\u{1c}最多查看\u{1c}下一个标签页\u{1c}上一个标签页\u{1c}最近项目\u{1c}最高评分\u{1c}向前移动列\u{1c}向后移动列\u{1c}缩窄列\u{1c}自动调整列宽\u{1c}加宽列\u{1c}重试\u{1c}归档\u{1c}%@归档\u{1c}%@音频\u{1c}音频或视频\u{1c}电子书\u{1c}数据\u{1c}数\
据库\u{1c}文稿\u{1c}%@文稿\u{1c}文件URL\u{1c}文件夹\u{1c}%@头文件\u{1c}图像\u{1c}%@图像\u{1c}项目\u{1c}纯文本\u{1c}富文本\u{1c}%@脚本\u{1c}源代码\u{1c}%@源代码\u{1c}文本\u{1c}%@文本\u{1c}数值表格\u{1c}%@视频\u{1c}请检查拼写或尝试新的搜索。\u{1c}无结果\u{1c}没有“%@”的结果\u{1c}撤消\u{1c}撤消%@\u{1c}键入\u{1c}未命\
名\u{1c}总在最前\u{1c}还原\u{1c}
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
    /// “Add”
    package static var add: LocalizedString { LocalizedString(.builtIn, 18) }
    /// “Back”
    package static var back: LocalizedString { LocalizedString(.builtIn, 19) }
    /// “Bookmarks”
    package static var bookmarks: LocalizedString { LocalizedString(.builtIn, 20) }
    /// “Camera”
    package static var camera: LocalizedString { LocalizedString(.builtIn, 21) }
    /// “Cancel”
    package static var cancel: LocalizedString { LocalizedString(.builtIn, 22) }
    /// “Area chart”
    package static var chartArea: LocalizedString { LocalizedString(.builtIn, 23) }
    /// “Bar chart”
    package static var chartBar: LocalizedString { LocalizedString(.builtIn, 24) }
    /// “%1$@ by %2$@”
    package static func chartBy(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 25, .text(argument1), .text(argument2))
    }
    /// “Chart”
    package static var chartChart: LocalizedString { LocalizedString(.builtIn, 26) }
    /// “Line chart”
    package static var chartLine: LocalizedString { LocalizedString(.builtIn, 27) }
    /// “%1$@, %2$@”
    package static func chartList(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 28, .text(argument1), .text(argument2))
    }
    /// “No data”
    package static var chartNoData: LocalizedString { LocalizedString(.builtIn, 29) }
    /// “%@. No values”
    package static func chartNoValues(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 30, .text(argument1))
    }
    /// “Scatter plot”
    package static var chartPoint: LocalizedString { LocalizedString(.builtIn, 31) }
    /// “Pie chart”
    package static var chartSector: LocalizedString { LocalizedString(.builtIn, 32) }
    /// “%lld series”
    package static func chartSeries(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 33, .integer(argument1))
    }
    /// “%1$@: %2$@”
    package static func chartSubject(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 34, .text(argument1), .text(argument2))
    }
    /// “%1$@. %2$@ from %3$@ to %4$@”
    package static func chartSummary(_ argument1: String, _ argument2: String, _ argument3: String, _ argument4: String) -> LocalizedString {
        LocalizedString(.builtIn, 35, .text(argument1), .text(argument2), .text(argument3), .text(argument4))
    }
    /// “%lld values”
    package static func chartValues(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 36, .integer(argument1))
    }
    /// “Close”
    package static var close: LocalizedString { LocalizedString(.builtIn, 37) }
    /// “Blue”
    package static var colorBlue: LocalizedString { LocalizedString(.builtIn, 38) }
    /// “Color”
    package static var colorColor: LocalizedString { LocalizedString(.builtIn, 39) }
    /// “Color grid”
    package static var colorColorGrid: LocalizedString { LocalizedString(.builtIn, 40) }
    /// “Green”
    package static var colorGreen: LocalizedString { LocalizedString(.builtIn, 41) }
    /// “Grid”
    package static var colorGrid: LocalizedString { LocalizedString(.builtIn, 42) }
    /// “Hexadecimal number”
    package static var colorHexadecimal: LocalizedString { LocalizedString(.builtIn, 43) }
    /// “Opacity”
    package static var colorOpacity: LocalizedString { LocalizedString(.builtIn, 44) }
    /// “Recent color %@”
    package static func colorRecent(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 45, .text(argument1))
    }
    /// “Red”
    package static var colorRed: LocalizedString { LocalizedString(.builtIn, 46) }
    /// “Sliders”
    package static var colorSliders: LocalizedString { LocalizedString(.builtIn, 47) }
    /// “Compose”
    package static var compose: LocalizedString { LocalizedString(.builtIn, 48) }
    /// “In progress”
    package static var controlInProgress: LocalizedString { LocalizedString(.builtIn, 49) }
    /// “More info”
    package static var controlMoreInfo: LocalizedString { LocalizedString(.builtIn, 50) }
    /// “Page”
    package static var controlPage: LocalizedString { LocalizedString(.builtIn, 51) }
    /// “page %1$lld of %2$lld”
    package static func controlPageOf(_ argument1: Int, _ argument2: Int) -> LocalizedString {
        LocalizedString(.builtIn, 52, .integer(argument1), .integer(argument2))
    }
    /// “Progress”
    package static var controlProgress: LocalizedString { LocalizedString(.builtIn, 53) }
    /// “Progress halted”
    package static var controlProgressHalted: LocalizedString { LocalizedString(.builtIn, 54) }
    /// “Refreshing”
    package static var controlRefreshing: LocalizedString { LocalizedString(.builtIn, 55) }
    /// “Show values”
    package static var controlShowValues: LocalizedString { LocalizedString(.builtIn, 56) }
    /// “Date”
    package static var dateDate: LocalizedString { LocalizedString(.builtIn, 57) }
    /// “Day”
    package static var dateDay: LocalizedString { LocalizedString(.builtIn, 58) }
    /// “AM/PM”
    package static var dateDayPeriod: LocalizedString { LocalizedString(.builtIn, 59) }
    /// “Hour”
    package static var dateHour: LocalizedString { LocalizedString(.builtIn, 60) }
    /// “Hours”
    package static var dateHours: LocalizedString { LocalizedString(.builtIn, 61) }
    /// “Minute”
    package static var dateMinute: LocalizedString { LocalizedString(.builtIn, 62) }
    /// “Minutes”
    package static var dateMinutes: LocalizedString { LocalizedString(.builtIn, 63) }
    /// “Month”
    package static var dateMonth: LocalizedString { LocalizedString(.builtIn, 64) }
    /// “Next month”
    package static var dateNextMonth: LocalizedString { LocalizedString(.builtIn, 65) }
    /// “Previous month”
    package static var datePreviousMonth: LocalizedString { LocalizedString(.builtIn, 66) }
    /// “Time”
    package static var dateTime: LocalizedString { LocalizedString(.builtIn, 67) }
    /// “Year”
    package static var dateYear: LocalizedString { LocalizedString(.builtIn, 68) }
    /// “Delete”
    package static var delete: LocalizedString { LocalizedString(.builtIn, 69) }
    /// “Done”
    package static var done: LocalizedString { LocalizedString(.builtIn, 70) }
    /// “Edit”
    package static var edit: LocalizedString { LocalizedString(.builtIn, 71) }
    /// “Clear text”
    package static var editClearText: LocalizedString { LocalizedString(.builtIn, 72) }
    /// “Copy”
    package static var editCopy: LocalizedString { LocalizedString(.builtIn, 73) }
    /// “Cut”
    package static var editCut: LocalizedString { LocalizedString(.builtIn, 74) }
    /// “Paste”
    package static var editPaste: LocalizedString { LocalizedString(.builtIn, 75) }
    /// “Select All”
    package static var editSelectAll: LocalizedString { LocalizedString(.builtIn, 76) }
    /// “The file cannot be played.”
    package static var errorCannotPlay: LocalizedString { LocalizedString(.builtIn, 77) }
    /// “The file is damaged.”
    package static var errorDamagedFile: LocalizedString { LocalizedString(.builtIn, 78) }
    /// “The download was cancelled.”
    package static var errorDownloadCancelled: LocalizedString { LocalizedString(.builtIn, 79) }
    /// “The file does not exist.”
    package static var errorFileNotFound: LocalizedString { LocalizedString(.builtIn, 80) }
    /// “The image is no longer needed.”
    package static var errorImageCancelled: LocalizedString { LocalizedString(.builtIn, 81) }
    /// “The connection to the server is not secure.”
    package static var errorInsecure: LocalizedString { LocalizedString(.builtIn, 82) }
    /// “The image cannot be read.”
    package static var errorInvalidImage: LocalizedString { LocalizedString(.builtIn, 83) }
    /// “Video and audio cannot be played, because GStreamer is not installed.”
    package static var errorMediaBackend: LocalizedString { LocalizedString(.builtIn, 84) }
    /// “The server cannot be reached, or does not have the file.”
    package static var errorNetwork: LocalizedString { LocalizedString(.builtIn, 85) }
    /// “The server redirects without end.”
    package static var errorRedirections: LocalizedString { LocalizedString(.builtIn, 86) }
    /// “The server answered with error %lld.”
    package static func errorStatus(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 87, .integer(argument1))
    }
    /// “The server sent more than %lld MB.”
    package static func errorTooLarge(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 88, .integer(argument1))
    }
    /// “The server took more than %lld seconds.”
    package static func errorTooSlow(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 89, .integer(argument1))
    }
    /// “The server did not answer.”
    package static var errorUnreachable: LocalizedString { LocalizedString(.builtIn, 90) }
    /// “The file cannot be read.”
    package static var errorUnreadableFile: LocalizedString { LocalizedString(.builtIn, 91) }
    /// “The format of the file is not supported.”
    package static var errorUnsupportedFormat: LocalizedString { LocalizedString(.builtIn, 92) }
    /// “Addresses that begin with “%@:” are not supported.”
    package static func errorUnsupportedScheme(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 93, .text(argument1))
    }
    /// “Fast forward”
    package static var fastForward: LocalizedString { LocalizedString(.builtIn, 94) }
    /// “Choose Folder”
    package static var filesChooseFolder: LocalizedString { LocalizedString(.builtIn, 95) }
    /// “Open”
    package static var filesOpen: LocalizedString { LocalizedString(.builtIn, 96) }
    /// “Alt”
    package static var keyAlt: LocalizedString { LocalizedString(.builtIn, 97) }
    /// “Backspace”
    package static var keyBackspace: LocalizedString { LocalizedString(.builtIn, 98) }
    /// “Ctrl”
    package static var keyControl: LocalizedString { LocalizedString(.builtIn, 99) }
    /// “Esc”
    package static var keyEscape: LocalizedString { LocalizedString(.builtIn, 100) }
    /// “Page Down”
    package static var keyPageDown: LocalizedString { LocalizedString(.builtIn, 101) }
    /// “Page Up”
    package static var keyPageUp: LocalizedString { LocalizedString(.builtIn, 102) }
    /// “Return”
    package static var keyReturn: LocalizedString { LocalizedString(.builtIn, 103) }
    /// “Shift”
    package static var keyShift: LocalizedString { LocalizedString(.builtIn, 104) }
    /// “Space”
    package static var keySpace: LocalizedString { LocalizedString(.builtIn, 105) }
    /// “Tab”
    package static var keyTab: LocalizedString { LocalizedString(.builtIn, 106) }
    /// “Ascending”
    package static var listAscending: LocalizedString { LocalizedString(.builtIn, 107) }
    /// “Collapse”
    package static var listCollapse: LocalizedString { LocalizedString(.builtIn, 108) }
    /// “Collapsed”
    package static var listCollapsed: LocalizedString { LocalizedString(.builtIn, 109) }
    /// “Descending”
    package static var listDescending: LocalizedString { LocalizedString(.builtIn, 110) }
    /// “Expand”
    package static var listExpand: LocalizedString { LocalizedString(.builtIn, 111) }
    /// “Expanded”
    package static var listExpanded: LocalizedString { LocalizedString(.builtIn, 112) }
    /// “Move Down”
    package static var listMoveDown: LocalizedString { LocalizedString(.builtIn, 113) }
    /// “Move Up”
    package static var listMoveUp: LocalizedString { LocalizedString(.builtIn, 114) }
    /// “Audio”
    package static var mediaAudio: LocalizedString { LocalizedString(.builtIn, 115) }
    /// “Playback controls”
    package static var mediaControls: LocalizedString { LocalizedString(.builtIn, 116) }
    /// “Ended”
    package static var mediaEnded: LocalizedString { LocalizedString(.builtIn, 117) }
    /// “%lld hours”
    package static func mediaHours(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 118, .integer(argument1))
    }
    /// “Loading”
    package static var mediaLoading: LocalizedString { LocalizedString(.builtIn, 119) }
    /// “%lld minutes”
    package static func mediaMinutes(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 120, .integer(argument1))
    }
    /// “Mute”
    package static var mediaMute: LocalizedString { LocalizedString(.builtIn, 121) }
    /// “Paused”
    package static var mediaPaused: LocalizedString { LocalizedString(.builtIn, 122) }
    /// “Playing”
    package static var mediaPlaying: LocalizedString { LocalizedString(.builtIn, 123) }
    /// “Position”
    package static var mediaPosition: LocalizedString { LocalizedString(.builtIn, 124) }
    /// “%1$@ of %2$@”
    package static func mediaPositionOf(_ argument1: String, _ argument2: String) -> LocalizedString {
        LocalizedString(.builtIn, 125, .text(argument1), .text(argument2))
    }
    /// “%lld seconds”
    package static func mediaSeconds(_ argument1: Int) -> LocalizedString {
        LocalizedString(.builtIn, 126, .integer(argument1))
    }
    /// “Unmute”
    package static var mediaUnmute: LocalizedString { LocalizedString(.builtIn, 127) }
    /// “Video”
    package static var mediaVideo: LocalizedString { LocalizedString(.builtIn, 128) }
    /// “Volume”
    package static var mediaVolume: LocalizedString { LocalizedString(.builtIn, 129) }
    /// “Close Window”
    package static var menuCloseWindow: LocalizedString { LocalizedString(.builtIn, 130) }
    /// “Edit”
    package static var menuEdit: LocalizedString { LocalizedString(.builtIn, 131) }
    /// “Exit Full Screen”
    package static var menuExitFullScreen: LocalizedString { LocalizedString(.builtIn, 132) }
    /// “File”
    package static var menuFile: LocalizedString { LocalizedString(.builtIn, 133) }
    /// “Full Screen”
    package static var menuFullScreen: LocalizedString { LocalizedString(.builtIn, 134) }
    /// “Help”
    package static var menuHelp: LocalizedString { LocalizedString(.builtIn, 135) }
    /// “Loading…”
    package static var menuLoading: LocalizedString { LocalizedString(.builtIn, 136) }
    /// “Menu”
    package static var menuMenu: LocalizedString { LocalizedString(.builtIn, 137) }
    /// “More menus”
    package static var menuMoreMenus: LocalizedString { LocalizedString(.builtIn, 138) }
    /// “New %@ Window”
    package static func menuNewWindow(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 139, .text(argument1))
    }
    /// “Quit”
    package static var menuQuit: LocalizedString { LocalizedString(.builtIn, 140) }
    /// “Settings…”
    package static var menuSettings: LocalizedString { LocalizedString(.builtIn, 141) }
    /// “View”
    package static var menuView: LocalizedString { LocalizedString(.builtIn, 142) }
    /// “Window”
    package static var menuWindow: LocalizedString { LocalizedString(.builtIn, 143) }
    /// “OK”
    package static var ok: LocalizedString { LocalizedString(.builtIn, 144) }
    /// “Organize”
    package static var organize: LocalizedString { LocalizedString(.builtIn, 145) }
    /// “Pause”
    package static var pause: LocalizedString { LocalizedString(.builtIn, 146) }
    /// “Play”
    package static var play: LocalizedString { LocalizedString(.builtIn, 147) }
    /// “The program is in use.”
    package static var programInUse: LocalizedString { LocalizedString(.builtIn, 148) }
    /// “Redo”
    package static var redo: LocalizedString { LocalizedString(.builtIn, 149) }
    /// “Redo %@”
    package static func redoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 150, .text(argument1))
    }
    /// “Refresh”
    package static var refresh: LocalizedString { LocalizedString(.builtIn, 151) }
    /// “Reply”
    package static var reply: LocalizedString { LocalizedString(.builtIn, 152) }
    /// “Rewind”
    package static var rewind: LocalizedString { LocalizedString(.builtIn, 153) }
    /// “Save”
    package static var save: LocalizedString { LocalizedString(.builtIn, 154) }
    /// “Search”
    package static var search: LocalizedString { LocalizedString(.builtIn, 155) }
    /// “Cancel search”
    package static var searchCancel: LocalizedString { LocalizedString(.builtIn, 156) }
    /// “Results”
    package static var searchResults: LocalizedString { LocalizedString(.builtIn, 157) }
    /// “Scope”
    package static var searchScope: LocalizedString { LocalizedString(.builtIn, 158) }
    /// “Suggestions”
    package static var searchSuggestions: LocalizedString { LocalizedString(.builtIn, 159) }
    /// “Settings”
    package static var settings: LocalizedString { LocalizedString(.builtIn, 160) }
    /// “Share”
    package static var share: LocalizedString { LocalizedString(.builtIn, 161) }
    /// “Ignore Spelling”
    package static var spellingIgnore: LocalizedString { LocalizedString(.builtIn, 162) }
    /// “Learn Spelling”
    package static var spellingLearn: LocalizedString { LocalizedString(.builtIn, 163) }
    /// “No Guesses Found”
    package static var spellingNoGuesses: LocalizedString { LocalizedString(.builtIn, 164) }
    /// “Columns”
    package static var splitColumns: LocalizedString { LocalizedString(.builtIn, 165) }
    /// “Width of the first column”
    package static var splitFirstWidth: LocalizedString { LocalizedString(.builtIn, 166) }
    /// “Hide columns”
    package static var splitHideColumns: LocalizedString { LocalizedString(.builtIn, 167) }
    /// “Width of the second column”
    package static var splitSecondWidth: LocalizedString { LocalizedString(.builtIn, 168) }
    /// “Stop”
    package static var stop: LocalizedString { LocalizedString(.builtIn, 169) }
    /// “Contacts”
    package static var tabContacts: LocalizedString { LocalizedString(.builtIn, 170) }
    /// “Downloads”
    package static var tabDownloads: LocalizedString { LocalizedString(.builtIn, 171) }
    /// “Favorites”
    package static var tabFavorites: LocalizedString { LocalizedString(.builtIn, 172) }
    /// “Featured”
    package static var tabFeatured: LocalizedString { LocalizedString(.builtIn, 173) }
    /// “History”
    package static var tabHistory: LocalizedString { LocalizedString(.builtIn, 174) }
    /// “More”
    package static var tabMore: LocalizedString { LocalizedString(.builtIn, 175) }
    /// “Most Recent”
    package static var tabMostRecent: LocalizedString { LocalizedString(.builtIn, 176) }
    /// “Most Viewed”
    package static var tabMostViewed: LocalizedString { LocalizedString(.builtIn, 177) }
    /// “Next Tab”
    package static var tabNext: LocalizedString { LocalizedString(.builtIn, 178) }
    /// “Previous Tab”
    package static var tabPrevious: LocalizedString { LocalizedString(.builtIn, 179) }
    /// “Recents”
    package static var tabRecents: LocalizedString { LocalizedString(.builtIn, 180) }
    /// “Top Rated”
    package static var tabTopRated: LocalizedString { LocalizedString(.builtIn, 181) }
    /// “Move Column Backward”
    package static var tableMoveColumnBackward: LocalizedString { LocalizedString(.builtIn, 182) }
    /// “Move Column Forward”
    package static var tableMoveColumnForward: LocalizedString { LocalizedString(.builtIn, 183) }
    /// “Narrow Column”
    package static var tableNarrowColumn: LocalizedString { LocalizedString(.builtIn, 184) }
    /// “Size Column to Fit”
    package static var tableSizeColumnToFit: LocalizedString { LocalizedString(.builtIn, 185) }
    /// “Widen Column”
    package static var tableWidenColumn: LocalizedString { LocalizedString(.builtIn, 186) }
    /// “Try Again”
    package static var tryAgain: LocalizedString { LocalizedString(.builtIn, 187) }
    /// “Archive”
    package static var typeArchive: LocalizedString { LocalizedString(.builtIn, 188) }
    /// “%@ archive”
    package static func typeArchiveFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 189, .text(argument1))
    }
    /// “%@ audio”
    package static func typeAudioFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 190, .text(argument1))
    }
    /// “Audio or video”
    package static var typeAudioOrVideo: LocalizedString { LocalizedString(.builtIn, 191) }
    /// “Electronic book”
    package static var typeBook: LocalizedString { LocalizedString(.builtIn, 192) }
    /// “Data”
    package static var typeData: LocalizedString { LocalizedString(.builtIn, 193) }
    /// “Database”
    package static var typeDatabase: LocalizedString { LocalizedString(.builtIn, 194) }
    /// “Document”
    package static var typeDocument: LocalizedString { LocalizedString(.builtIn, 195) }
    /// “%@ document”
    package static func typeDocumentFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 196, .text(argument1))
    }
    /// “File URL”
    package static var typeFileUrl: LocalizedString { LocalizedString(.builtIn, 197) }
    /// “Folder”
    package static var typeFolder: LocalizedString { LocalizedString(.builtIn, 198) }
    /// “%@ header”
    package static func typeHeaderFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 199, .text(argument1))
    }
    /// “Image”
    package static var typeImage: LocalizedString { LocalizedString(.builtIn, 200) }
    /// “%@ image”
    package static func typeImageFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 201, .text(argument1))
    }
    /// “Item”
    package static var typeItem: LocalizedString { LocalizedString(.builtIn, 202) }
    /// “Plain text”
    package static var typePlainText: LocalizedString { LocalizedString(.builtIn, 203) }
    /// “Rich text”
    package static var typeRichText: LocalizedString { LocalizedString(.builtIn, 204) }
    /// “%@ script”
    package static func typeScriptFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 205, .text(argument1))
    }
    /// “Source code”
    package static var typeSourceCode: LocalizedString { LocalizedString(.builtIn, 206) }
    /// “%@ source code”
    package static func typeSourceCodeFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 207, .text(argument1))
    }
    /// “Text”
    package static var typeText: LocalizedString { LocalizedString(.builtIn, 208) }
    /// “%@ text”
    package static func typeTextFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 209, .text(argument1))
    }
    /// “URL”
    package static var typeUrl: LocalizedString { LocalizedString(.builtIn, 210) }
    /// “Table of values”
    package static var typeValues: LocalizedString { LocalizedString(.builtIn, 211) }
    /// “%@ video”
    package static func typeVideoFormat(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 212, .text(argument1))
    }
    /// “Check the spelling or try a new search.”
    package static var unavailableCheckSpelling: LocalizedString { LocalizedString(.builtIn, 213) }
    /// “No Results”
    package static var unavailableNoResults: LocalizedString { LocalizedString(.builtIn, 214) }
    /// “No Results for “%@””
    package static func unavailableNoResultsFor(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 215, .text(argument1))
    }
    /// “Undo”
    package static var undo: LocalizedString { LocalizedString(.builtIn, 216) }
    /// “Undo %@”
    package static func undoAction(_ argument1: String) -> LocalizedString {
        LocalizedString(.builtIn, 217, .text(argument1))
    }
    /// “Delete”
    package static var undoDeletion: LocalizedString { LocalizedString(.builtIn, 218) }
    /// “Typing”
    package static var undoTyping: LocalizedString { LocalizedString(.builtIn, 219) }
    /// “Untitled”
    package static var untitled: LocalizedString { LocalizedString(.builtIn, 220) }
    /// “Always on Top”
    package static var windowAlwaysOnTop: LocalizedString { LocalizedString(.builtIn, 221) }
    /// “Maximize”
    package static var windowMaximize: LocalizedString { LocalizedString(.builtIn, 222) }
    /// “Minimize”
    package static var windowMinimize: LocalizedString { LocalizedString(.builtIn, 223) }
    /// “Restore”
    package static var windowRestore: LocalizedString { LocalizedString(.builtIn, 224) }
}
}
