extension Strings {
    static let japanese: [Key: String] = [
        .addFeed: "フィードを追加…", .newFolder: "新規フォルダ…", .importSubscriptions: "読み込む…",
        .exportSubscriptions: "書き出す…", .print: "プリント…", .article: "記事", .refresh: "更新",
        .markAllRead: "すべて既読にする", .star: "スターを付ける", .unstar: "スターを外す", .openInBrowser: "ブラウザで開く",
        .openInWindow: "新しいウインドウで開く", .markUnread: "未読にする", .markRead: "既読にする",
        .copyLink: "リンクをコピー", .library: "ライブラリ", .unread: "未読", .allArticles: "すべての記事",
        .starred: "スター付き", .feeds: "フィード", .tags: "タグ", .folder: "フォルダ", .noFolder: "フォルダなし",
        .search: "検索", .noArticles: "記事はありません", .noMatches: "見つかりません", .noFeeds: "フィードはありません",
        .noFeedsHint: "Webサイトかフィードのアドレスを貼り付けるか、購読リストをここにドロップしてください。",
        .selectArticle: "記事を選択", .address: "アドレス", .addressHint: "フィードかWebサイトのアドレス", .add: "追加",
        .cancel: "キャンセル", .done: "完了", .rename: "名前を変更…", .remove: "削除",
        .removeFeed: "このフィードを削除しますか？", .removeFeedHint: "記事も削除されます。", .name: "名前", .save: "保存",
        .note: "メモ", .notePlaceholder: "この記事についてのメモ", .tagsPlaceholder: "タグ（コンマ区切り）",
        .moveToFolder: "フォルダに移動", .yesterday: "昨日", .problem: "このフィードは読み込めません。",
        .wasRemoved: "この記事は削除されました。", .subscriptions: "購読",
        .notAFeed: "サーバの応答はフィードではありません。", .noFeedOnPage: "このWebページにはフィードがありません。",
        .notAnAddress: "Webアドレスではありません。", .serverError: "サーバがエラーを返しました。",
        .noAccess: "フィードへのアクセスが拒否されました。", .missing: "フィードが存在しません。",
        .unreachable: "サーバが応答しません。", .insecure: "サーバへの接続が安全ではありません。",
        .redirections: "転送が繰り返されています。", .tooLarge: "フィードが大きすぎます。", .tooSlow: "サーバの応答が遅すぎます。",
    ]
}
