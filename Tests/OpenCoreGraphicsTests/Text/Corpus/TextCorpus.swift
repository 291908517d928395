/// Texts in many scripts, and texts with other difficulties.
enum TextCorpus {
    struct Sample: Sendable, CustomStringConvertible {
        let name: String
        let text: String

        init(_ name: String, _ text: String) {
            (self.name, self.text) = (name, text)
        }

        var description: String { name }
    }

    /// The first article of the Universal Declaration of Human Rights, or its beginning; letters if there is no
    /// translation.
    static let scripts = [
        Sample(
            "Latin",
            "All human beings are born free and equal in dignity and rights. They are endowed with reason and "
                + "conscience and should act towards one another in a spirit of brotherhood."),
        Sample(
            "German",
            "Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen "
                + "begabt und sollen einander im Geiste der Brüderlichkeit begegnen."),
        Sample(
            "French",
            "Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de "
                + "conscience et doivent agir les uns envers les autres dans un esprit de fraternité."),
        Sample(
            "Polish", "Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw."),
        Sample(
            "Vietnamese",
            "Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi."),
        Sample(
            "Turkish", "Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar."),
        Sample(
            "Greek",
            "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα. Είναι προικισμένοι με "
                + "λογική και συνείδηση."),
        Sample("Polytonic Greek", "Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν."),
        Sample(
            "Cyrillic",
            "Все люди рождаются свободными и равными в своём достоинстве и правах. Они наделены разумом и совестью и "
                + "должны поступать в отношении друг друга в духе братства."),
        Sample("Ukrainian", "Всі люди народжуються вільними і рівними у своїй гідності та правах."),
        Sample("Armenian", "Բոլոր մարդիկ ծնվում են ազատ ու հավասար՝ իրենց արժանապատվությամբ և իրավունքներով։"),
        Sample("Georgian", "ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით."),
        Sample(
            "Hebrew",
            "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון, לפיכך חובה עליהם לנהוג "
                + "איש ברעהו ברוח של אחווה."),
        Sample("Pointed Hebrew", "בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם וְאֵת הָאָרֶץ"),
        Sample(
            "Arabic",
            "يولد جميع الناس أحراراً متساوين في الكرامة والحقوق. وقد وهبوا عقلاً وضميراً وعليهم أن يعامل بعضهم بعضاً بروح "
                + "الإخاء."),
        Sample("Persian", "تمام افراد بشر آزاد به دنیا می‌آیند و از لحاظ حیثیت و حقوق با هم برابرند."),
        Sample("N’Ko", "ߒߞߏ ߦߋ߫ ߞߊ߲ ߠߎ߬ ߘߐ߫"),
        Sample("Devanagari", "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।"),
        Sample("Bengali", "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে।"),
        Sample("Gurmukhi", "ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ ਆਪਣੀ ਮਹਿਮਾ, ਸ਼ਾਨ ਅਤੇ ਹੱਕਾਂ ਦੇ ਪੱਖੋਂ ਜਨਮ ਤੋਂ ਹੀ ਆਜ਼ਾਦ ਹੈ।"),
        Sample("Gujarati", "પ્રતિષ્ઠા અને અધિકારોની દૃષ્ટિએ સર્વ માનવો જન્મથી સ્વતંત્ર અને સમાન હોય છે."),
        Sample("Tamil", "மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்; அவர்கள் மதிப்பிலும் சமமானவர்கள்."),
        Sample("Telugu", "ప్రతిపత్తిస్వత్వముల విషయమున మానవులెల్లరును జన్మతః స్వతంత్రులును సమానులును నగుదురు."),
        Sample("Kannada", "ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ ಜನಿಸಿದ್ದಾರೆ. ಹಾಗೂ ಘನತೆ ಮತ್ತು ಹಕ್ಕುಗಳಲ್ಲಿ ಸಮಾನರಾಗಿದ್ದಾರೆ."),
        Sample("Malayalam", "മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും അന്തസ്സോടും സ്വാതന്ത്ര്യത്തോടും കൂടി ജനിച്ചിട്ടുള്ളവരാണ്."),
        Sample("Sinhala", "සියලු මනුෂ්‍යයෝ නිදහස්ව උපත ලබා ඇත."),
        Sample("Thai", "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"),
        Sample("Lao", "ມະນຸດທຸກຄົນເກີດມາມີກຽດສັກສີ, ສິດທິ, ເສລີພາບແລະຄວາມສະເໝີພາບເທົ່າທຽມກັນ."),
        Sample("Khmer", "មនុស្សទាំងអស់កើតមកមានសេរីភាពនិងសមភាពក្នុងសេចក្ដីថ្លៃថ្នូរនិងសិទ្ធិ។"),
        Sample("Myanmar", "လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့် မွေးဖွားလာသူများ ဖြစ်သည်။"),
        Sample("Tibetan", "འགྲོ་བ་མིའི་རིགས་རྒྱུད་ཡོངས་ལ་སྐྱེས་ཙམ་ཉིད་ནས་ཆེ་མཐོངས་དང༌།"),
        Sample("Ethiopic", "የሰው ልጅ ሁሉ ሲወለድ ነጻና በክብርና በመብትም እኩልነት ያለው ነው።"),
        Sample("Simplified Chinese", "人人生而自由,在尊严和权利上一律平等。他们赋有理性和良心,并应以兄弟关系的精神相对待。"),
        Sample("Traditional Chinese", "人人生而自由,在尊嚴和權利上一律平等。他們賦有理性和良心。"),
        Sample(
            "Japanese", "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。「カタカナ」も。"),
        Sample("Korean", "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."),
        Sample("Cherokee", "ᏂᎦᏓ ᎠᏂᏴᏫ ᏂᎨᎫᏓᎸᎾ ᎠᎴ ᎤᏂᏠᏱ ᎤᎾᏕᎿ ᏚᏳᎧᏛ ᎨᏒᎢ."),
        Sample("Canadian syllabics", "ᐃᓄᓕᒫᑦ ᐊᓂᖅᑎᕆᔪᓕᒫᑦ ᐃᓅᓕᖅᐳᑦ ᐃᓱᒪᕐᓱᕐᖢᑎᒃ ᐊᒻᒪ ᐊᔾᔨᐅᖃᑎᒌᒃᖢᑎᒃ."),
        Sample("Tifinagh", "ⴰⵔ ⴷ ⵜⵜⵍⴰⵍⴰⵏ ⵎⵉⴷⴷⵏ ⴳⴰⵏ ⵉⵍⴻⵍⵍⵉⵜⵏ ⵎⴳⴰⴷⴷⴰⵏ ⵖ ⵡⴰⴷⴷⵓⵔ."),
        Sample("Runes", "ᚠᚢᚦᚨᚱᚲ ᚷᚹ ᚺᚾᛁᛃ ᛇᛈᛉᛊ ᛏᛒᛖᛗ ᛚᛜᛟᛞ"),
        Sample("Ogham", "ᚁᚂᚃᚄᚅ ᚆᚇᚈᚉᚊ"),
        Sample("Braille", "⠠⠁⠇⠇ ⠓⠥⠍⠁⠝ ⠃⠑⠊⠝⠛⠎"),
    ]

    static let hardCases = [
        Sample("Right to left with numbers", "שלום 123 עולם 45.6, abc 789 ושוב"),
        Sample("Left to right with Arabic", "The word السلام (peace) has 6 letters, not 10%."),
        Sample("Brackets in both directions", "(שלום) [abc] {עולם (נסטד) x} (a (ב) c)"),
        Sample("Marks of direction", "abc \u{202E}def\u{202C} ghi \u{2067}שלום\u{2069} 12\u{200F}!"),
        Sample("Ligatures", "office affluent fjord fi ffi ff fl tt"),
        Sample("Arabic ligatures", "لا إله الله سلام لحم مم"),
        Sample("Devanagari clusters", "क्षत्रिय ज्ञान श्री र्क द्ध्य"),
        Sample("Families and flags", "👩‍👩‍👧‍👦 🇩🇪🇫🇷🇯🇵 👍🏽 🏳️‍🌈 1️⃣ #️⃣ ☎️ ☎︎ ❤️ end"),
        Sample("Piled marks", "Z̷̢̛͎a̴̡͝l̵̰̆g̶̫̈́o̸͙͂ e\u{301}\u{302}\u{303} a\u{328}\u{30A}"),
        Sample("Decomposed", "Cafe\u{301} nai\u{308}ve A\u{30A}ngstro\u{308}m Vie\u{323}\u{302}t"),
        Sample("Variation selectors", "葛\u{E0100}城 ©\u{FE0F} ©\u{FE0E} 〽\u{FE0F}"),
        Sample("Soft hyphens", "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft is long"),
        Sample("A very long word", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"),
        Sample("An address", "See https://www.example.org/a/long/path?query=value&other=100%25#fragment-1 for more"),
        Sample("Zero-width spaces", "zero\u{200B}width\u{200B}spaces\u{200B}between\u{200B}words"),
        Sample("Joiners", "no\u{2060}break and\u{200D}join and\u{200C}not \u{FEFF}x"),
        Sample("No-break spaces", "10\u{A0}km and 5\u{202F}% and « quoi ? »"),
        Sample("Odd spaces", "em\u{2003}en\u{2002}thin\u{2009}hair\u{200A}ideographic\u{3000}end"),
        Sample("Tabs", "a\tbb\tccc\tdddd\teeeee and more text"),
        Sample("Line separator", "first\u{2028}second line\u{2028}third"),
        Sample("Dashes", "well-known — 1990–2024 – “quoted” … a-b-c non\u{2011}breaking"),
        Sample("Quotes and brackets", "He said: “No!” (‘Really?’) [1] {x} «oui» „ja“ ‹si›; and/or 50% of $5.00"),
        Sample("Case and figures", "A – B 10 x 20 AT&T (A) [B] 3:45 1+1=2 x-y A-B 1/2"),
        Sample("No font", "\u{10FFFD} a \u{E123} b \u{378} c"),
        Sample("Scripts mixed", "Привет hello γεια 你好 안녕 שלום مرحبا नमस्ते"),
        Sample("Control characters", "a\u{1}b\u{7F}c\u{86}d"),
    ]
}
