extension Strings {
    static let arabic: [Key: String] = [
        .addFeed: "إضافة خلاصة…", .newFolder: "مجلد جديد…", .importSubscriptions: "استيراد…",
        .exportSubscriptions: "تصدير…", .print: "طباعة…", .article: "مقال", .refresh: "تحديث",
        .markAllRead: "تعليم الكل كمقروء", .star: "إضافة نجمة", .unstar: "إزالة النجمة",
        .openInBrowser: "فتح في المتصفح", .openInWindow: "فتح في نافذة جديدة", .markUnread: "تعليم كغير مقروء",
        .markRead: "تعليم كمقروء", .copyLink: "نسخ الرابط", .library: "المكتبة", .unread: "غير مقروء",
        .allArticles: "كل المقالات", .starred: "المميزة بنجمة", .feeds: "الخلاصات", .tags: "الوسوم",
        .folder: "المجلد", .noFolder: "بلا مجلد", .search: "بحث", .noArticles: "لا مقالات", .noMatches: "لا نتائج",
        .noFeeds: "لا خلاصات", .noFeedsHint: "الصق عنوان موقع أو خلاصة، أو أفلت قائمة اشتراكات هنا.",
        .selectArticle: "اختر مقالًا", .address: "العنوان", .addressHint: "عنوان خلاصة أو موقع", .add: "إضافة",
        .cancel: "إلغاء", .done: "تم", .rename: "إعادة تسمية…", .remove: "إزالة", .removeFeed: "إزالة هذه الخلاصة؟",
        .removeFeedHint: "ستُزال مقالاتها أيضًا.", .name: "الاسم", .save: "حفظ", .note: "ملاحظة",
        .notePlaceholder: "ملاحظتك عن هذا المقال", .tagsPlaceholder: "وسوم تفصل بينها فواصل",
        .moveToFolder: "نقل إلى مجلد", .yesterday: "أمس", .problem: "لا يمكن تحميل هذه الخلاصة.",
        .wasRemoved: "أُزيل هذا المقال.", .subscriptions: "الاشتراكات",
        .notAFeed: "رد الخادم ليس خلاصة.", .noFeedOnPage: "لا خلاصة في هذه الصفحة.",
        .notAnAddress: "هذا ليس عنوان ويب.", .serverError: "أبلغ الخادم عن خطأ.",
        .noAccess: "لا يسمح الخادم بالوصول إلى الخلاصة.", .missing: "الخلاصة غير موجودة.",
        .unreachable: "لم يستجب الخادم.", .insecure: "الاتصال بالخادم غير آمن.",
        .redirections: "يعيد الخادم التوجيه بلا نهاية.", .tooLarge: "الخلاصة كبيرة جدًا.", .tooSlow: "الخادم بطيء جدًا.",
    ]
}
