// @vitest-environment jsdom
// DOMPurify is made for browsers and jsdom; happy-dom parses too loosely for it.
import { describe, expect, test } from "vitest";
import { ownPicture } from "#lib/url/server-file-url.ts";
import { cleanHtml, cleanPreview } from "./clean-html.ts";

const pictureUrl = (path: string) => ownPicture(path, new URL("https://api.example/w/1/"));

function clean(html: string, topHeading: 2 | 3 = 2): HTMLElement {
  const box = document.createElement("div");
  box.append(cleanHtml(html, { pictureUrl, topHeading, newWindow: "(opens in a new window)", table: "Table" }));
  return box;
}

const ALLOWED = new Set(
  "P H2 H3 H4 H5 UL OL LI TABLE THEAD TBODY TR TH TD A STRONG EM BR IMG BLOCKQUOTE CODE HR SPAN DIV".split(" "),
);

describe("hostile HTML keeps nothing that executes, loads by itself, covers or imitates the page", () => {
  test.each([
    `<script>window.__hostile=1</script>`,
    `<img src="x" onerror="window.__hostile=1">`,
    `<svg onload="window.__hostile=1"><animate onbegin="window.__hostile=1" attributeName="x" dur="1s"></animate></svg>`,
    `<a href="javascript:window.__hostile=1">link</a>`,
    `<a href="&#106;ava&#x09;script:window.__hostile=1">link</a>`,
    `<a href=" javascript:window.__hostile=1">link</a>`,
    `<a href="vbscript:x">link</a>`,
    `<a href="data:text/html,<script>1</script>" target="_blank">link</a>`,
    `<a href="//attacker.example/">link</a>`,
    `<iframe srcdoc="<script>1</script>"></iframe>`,
    `<object data="https://attacker.example/x.swf"></object><embed src="https://attacker.example/x.swf">`,
    `<style>body{display:none!important}</style><link rel="stylesheet" href="https://attacker.example/x.css">`,
    `<div style="position:fixed;inset:0">a cover</div>`,
    `<p class="overlay" id="root" name="body" data-scroll dir="rtl" aria-hidden="true">a paragraph</p>`,
    `<form action="https://attacker.example/"><input name="password" autofocus onfocus="1"><button>Log in</button></form>`,
    `<base href="https://attacker.example/"><meta http-equiv="refresh" content="0;url=https://attacker.example/">`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=1&gt;">`,
    `<noscript><p title="</noscript><img src=x onerror=1>"></noscript>`,
    `<img name="getElementById" src="javascript:1"><img src="data:text/html,x"><img src="https://[">`,
    `<b><i><table><td>tags that nobody closes`,
  ])("%s", (html) => {
    const box = clean(html);
    for (const element of box.querySelectorAll("*")) {
      expect(ALLOWED, element.outerHTML).toContain(element.tagName);
      const ours = element.matches("[data-scroll], [data-outside]");
      for (const { name, value } of element.attributes) {
        const allowed = ours
          ? /^(data-scroll|data-outside|role|aria-label)$/
          : /^(href|src|alt|title|colspan|rowspan|target|rel|loading|decoding)$/;
        expect(name, element.outerHTML).toMatch(allowed);
        expect(value).not.toMatch(/^\s*(javascript|vbscript|data):/i);
      }
      if (element.hasAttribute("target")) expect(element.getAttribute("rel")).toBe("noopener noreferrer");
    }
    expect("__hostile" in window).toBe(false);
  });
});

test("keeps what editors write", () => {
  const html = `<h2>A</h2><p><strong>b</strong> <em>c</em><br>d</p><ul><li>e</li></ul><blockquote>f</blockquote>`;
  expect(clean(html).innerHTML).toBe(html);
});

test("b and i become strong and em, h1 the highest heading", () => {
  expect(clean("<h1>a</h1><p><b>c <i>d</i></b></p>").innerHTML).toBe("<h2>a</h2><p><strong>c <em>d</em></strong></p>");
});

describe("links", () => {
  test("external links: open a new window without an opener, and say so", () => {
    const link = clean(`<a href="https://example.test/" target="_self" rel="opener">site</a>`).querySelector("a");
    expect(link?.target).toBe("_blank");
    expect(link?.rel).toBe("noopener noreferrer");
    expect(link?.textContent).toBe("site(opens in a new window)");
  });
  test.each(["#/product", "mailto:help@example.test"])("%s stays unchanged", (href) => {
    const html = `<a href="${href}">x</a>`;
    expect(clean(html).innerHTML).toBe(html);
  });
  test.each(["product", "/product", "#top", "tel:110", "ftp://example.test/", "https://", ""])(
    "%s becomes plain text",
    (href) => {
      expect(clean(`<p><a href="${href}">x</a></p>`).innerHTML).toBe("<p>x</p>");
    },
  );
});

describe("images", () => {
  test("load lazily from the API's host", () => {
    const image = clean(`<img src="pictures/a.svg" width="9000" height="9000">`).querySelector("img");
    expect(image?.getAttribute("src")).toBe("https://api.example/w/1/pictures/a.svg");
    expect(image?.getAttribute("loading")).toBe("lazy");
    expect(image?.hasAttribute("alt")).toBe(true);
    expect(image?.hasAttribute("width")).toBe(false);
  });
  test.each([
    "",
    "data:image/png;base64,x",
    "blob:https://example.test/1",
    "file:///etc/passwd",
    "https://stranger.example/pixel.png",
  ])("%s is left out", (src) => {
    expect(clean(`<p><img src="${src}">x</p>`).innerHTML).toBe("<p>x</p>");
  });
});

test("marks a table's numeric columns, with their headers", () => {
  const row = (tag: string, ...cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  const marked = (html: string) =>
    [...clean(`<table>${html}</table>`).querySelectorAll("[data-figure]")].map(({ textContent }) => textContent);
  expect(marked(row("th", "Use", "Share") + row("td", "Power", "62%") + row("td", "Staff", "9%"))).toEqual([
    "Share",
    "62%",
    "9%",
  ]);
  expect(marked(row("td", "2024", "¥1,200", "3 to 4 months") + row("td", "2025", "約90万円", "2"))).toEqual([
    "¥1,200",
    "約90万円",
  ]);
  expect(marked("<tr><td colspan='2'>5</td></tr>" + row("td", "a", "5"))).toEqual([]);
});

test("wraps a table in a scrolling box", () => {
  const box = clean("<table><tbody><tr><td colspan='2'>x</td></tr></tbody></table>").firstElementChild;
  expect(box?.getAttribute("aria-label")).toBe("Table");
  expect(box?.querySelector("td")?.colSpan).toBe(2);
});

describe("headings", () => {
  const levels = (html: string, topHeading: 2 | 3) =>
    [...clean(html, topHeading).querySelectorAll("h1, h2, h3, h4, h5")].map(({ tagName }) => tagName).join(" ");
  test.each([
    ["<h3>a</h3><h3>b</h3>", 2, "H2 H2"],
    ["<h3>a</h3><h4>b</h4>", 3, "H3 H4"],
    ["<h2>a</h2><h4>b</h4><h2>c</h2>", 2, "H2 H3 H2"],
    ["<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>", 3, "H3 H4 H5 H5"],
    ["<h1>a</h1><h2>b</h2><h4>c</h4>", 2, "H2 H3 H4"],
  ] as const)("%s below level %i: %s", (html, topHeading, expected) => {
    expect(levels(html, topHeading)).toBe(expected);
  });

  test("removes those that repeat the page's own", () => {
    const box = document.createElement("div");
    const options = { pictureUrl, topHeading: 2, newWindow: "", table: "", title: "Privacy policy" } as const;
    box.append(cleanHtml("<h2> Privacy policy </h2><h3>1. What</h3>", options));
    expect(box.innerHTML).toBe("<h2>1. What</h2>");
    box.replaceChildren(
      cleanHtml("<h2>Privacy policy</h2><h3>1. What</h3>", { ...options, title: "Privacy\u200b policy" }),
    );
    expect(box.textContent).toBe("1. What");
    box.replaceChildren(cleanHtml("<h2>Another title</h2><h3>1. What</h3>", options));
    expect(box.innerHTML).toBe("<h2>Another title</h2><h3>1. What</h3>");
  });
});

test("a date is on one line", () => {
  const dates = clean("<p>2026年2月19日から3月1日まで、9:00に</p>").querySelectorAll<HTMLElement>("[data-date]");
  expect([...dates].map(({ textContent, style }) => [textContent, style.whiteSpace])).toEqual([
    ["2026年2月19日", "nowrap"],
    ["3月1日", "nowrap"],
  ]);
});

describe("a preview", () => {
  const preview = (html: string, length = 100): string => {
    const box = document.createElement("div");
    box.append(cleanPreview(html, length));
    return box.innerHTML.replace(/\s+/g, " ").trim();
  };
  test("is running text with its emphasis", () => {
    expect(preview("<h3>A</h3><p>one <b>two</b></p><ul><li>three</li><li><a href='#/'>four</a></li></ul>")).toBe(
      "one <strong>two</strong> three, four.",
    );
    expect(preview("<p>予定です。</p><ol><li>2月：配線</li><li>3月：試運転。</li></ol><p>以上です。</p>")).toBe(
      "予定です。2月：配線、3月：試運転。以上です。",
    );
    expect(preview("<p>一つ目です。</p>\n  <p>二つ目です。</p>")).toBe("一つ目です。二つ目です。");
    expect(preview("<h2>A</h2><p>Prices: </p><ul><li>low;</li><li>high!</li></ul><p>Ask us.</p>")).toBe(
      "Prices: low; high! Ask us.",
    );
  });
  test("is cut without breaking an element or a character", () => {
    expect(preview("<p>one <strong>two three</strong> four</p>", 7)).toBe("one <strong>two</strong>…");
    expect(preview("<p>👍👍</p>", 3)).toBe("👍…");
    expect(preview("<p>one</p>", 4)).toBe("one");
  });
  test("falls back to headings, or to nothing", () => {
    expect(preview("<h2>Only a title</h2>")).toBe("Only a title");
    expect(preview("<img src='pictures/a.svg'>")).toBe("");
  });
  test("of hostile HTML is inert", () => {
    expect(preview(`<script>1</script><p onclick="1">a<iframe></iframe><img src=x onerror="1"></p>`)).toBe("a");
  });
});
