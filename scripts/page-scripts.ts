// Inline scripts of index.html: prefetching, and content before the code has loaded.
const FEATURES = "src/features";

interface FirstView {
  /** Extra modules of the page. */
  readonly modules: readonly string[];
  /** Whether it uses the personal centre's texts. */
  readonly centre?: true;
  /** Path of its first request; if it ends in "=", the URL's id is appended. */
  readonly read?: string;
}

/** The most visited pages; other pages load without prefetching. */
const FIRST_VIEWS: Readonly<Record<string, FirstView>> = {
  product: { modules: [`${FEATURES}/product/product-page.tsx`] },
  "product/details": { modules: [`${FEATURES}/product/product-details-page.tsx`], read: "api/products/detail?id=" },
  news: { modules: [`${FEATURES}/news/news-page.tsx`], read: "api/news/index" },
  "news/details": { modules: [`${FEATURES}/news/news-details-page.tsx`], read: "api/news/detail?id=" },
  login: { modules: [`${FEATURES}/login/login-page.tsx`] },
  signIn: { modules: [`${FEATURES}/sign-in/sign-in-page.tsx`] },
  personage: {
    modules: [`${FEATURES}/personage/personage-page.tsx`],
    centre: true,
    read: "api/user/getAssets",
  },
};

/** Maximum delay of the code, in favour of the first request. */
const PATIENCE_MS = 150;
/** Same as the web's REQUEST_TIMEOUT_MS, so that a prefetch times out like other requests. */
const TIMEOUT_MS = 60_000;
/** Default section of the personal centre: account assets. */
const FIRST_SECTION = "0";
type ByLanguage<Value> = Readonly<Record<string, Value>>;

/** Texts shown before the code has loaded: heading and lead by page. */
export interface FirstWords {
  readonly heads: ByLanguage<Readonly<Record<string, readonly string[]>>>;
}

/**
 * Starts loading the code: immediately, or after the first paint of pages that can show content without it, so that
 * both do not share the network. Prefetches the page's modules and its first request, which `web/src/api/early-read.ts`
 * picks up.
 */
export function loader(
  entry: string,
  filesOf: (...modules: string[]) => readonly string[],
  { heads }: FirstWords,
  apiBase: string,
): string {
  const everywhere = filesOf(entry);
  const beyond = (...modules: string[]) => filesOf(...modules).filter((file) => !everywhere.includes(file));
  const texts = (folder: string) =>
    Object.fromEntries(Object.keys(heads).map((language) => [language, beyond(`src/i18n/${folder}${language}.po`)]));
  const headed = new Set(Object.values(heads).flatMap((pages) => Object.keys(pages)));
  const views = Object.entries(FIRST_VIEWS).map(([page, { modules, centre, read }]) => [
    page,
    { files: beyond(...modules), centre, read, paints: read !== undefined || headed.has(page) },
  ]);
  const given = {
    everywhere,
    home: beyond(`${FEATURES}/home/home-page.tsx`),
    texts: texts(""),
    centreTexts: texts("personage/"),
    views: Object.fromEntries(views),
    apiBase,
    patience: PATIENCE_MS,
    timeout: TIMEOUT_MS,
  };
  return `<script>
      (function (root, given) {
        // The browser is too old.
        if (root.dataset.stuck) return;
        var view = given.views[root.dataset.page] || { files: [] };
        var atHome = root.dataset.first === "home";
        function ask(what) {
          document.head.appendChild(Object.assign(document.createElement("link"), what));
        }
        function load() {
          given.everywhere
            .concat(given.texts[root.lang], atHome ? given.home : view.files)
            .concat(view.centre ? given.centreTexts[root.lang] : [])
            .forEach(function (href) {
              var kind = /css$/.test(href) ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
              ask(Object.assign(kind, { crossOrigin: "", href: href }));
            });
          // The entry fails with anything that the application needs to start; a script error is not a network failure.
          import(given.everywhere[0]).catch(function (error) {
            root.dataset.stuck = error instanceof SyntaxError ? "old" : "";
            console.error(error);
          });
        }
        function read() {
          var path = view.read;
          var member = window.member || {};
          delete window.member;
          // Only header-safe characters, as in parseUserinfo.
          var token = typeof member.token === "string" && /^[\\x21-\\x7e]+$/.test(member.token) ? member.token : "";
          // The total is shown only in the first section.
          if (!path || (view.centre && (!token || /personageHighlight=(?!${FIRST_SECTION}(&|$))/.test(location.hash)))) return;
          if (path.slice(-1) === "=") {
            var id = /[?&]id=([1-9]\\d{0,14})(&|$)/.exec(location.hash);
            if (!id) return;
            path += id[1];
          }
          var headers = { "Accept-Language": root.lang };
          if (token) headers.Authorization = token;
          var url = new URL(given.apiBase + path, document.baseURI).href;
          var reply = fetch(url, { headers: headers, signal: AbortSignal.timeout(given.timeout) });
          window.earlyRead = { url: url, at: performance.now(), headers: headers, reply: reply };
          return reply
            .then(function (response) {
              return response.clone().json();
            })
            .then(function (body) {
              return show(body.data);
            })
            .catch(function () {});
        }
        // Renders each page's largest element; the layout follows with the first render.
        function show(data) {
          var lines = document.querySelectorAll("#waiting i");
          var page = root.dataset.page;
          if (!lines.length) return;
          if (page === "news" && /^pictures\\/[\\w.-]+$/.test(data[0].image)) {
            var picture = Object.assign(new Image(), { alt: "", src: given.apiBase + data[0].image });
            lines[3].appendChild(picture);
            return picture.decode();
          }
          if (page === "product/details") lines[1].textContent = data.title;
        }
        function afterPaint(then) {
          requestAnimationFrame(function () {
            setTimeout(then);
          });
        }
        var shown = read();
        if ((!atHome && !view.paints) || document.hidden) load();
        else
          document.addEventListener("DOMContentLoaded", function () {
            afterPaint(function () {
              if (!shown) return load();
              var patience = new Promise(function (resolve) {
                setTimeout(resolve, given.patience);
              });
              Promise.race([shown, patience]).then(function () {
                afterPaint(load);
              });
            });
          });
      })(document.documentElement, ${JSON.stringify(given)});
    </script>`;
}

/** Writes the page's heading into the placeholder. */
export const headWriter = ({ heads }: FirstWords): string => `<script>
      (function (root, heads) {
        (heads[root.lang][root.dataset.page] || []).forEach(function (text, at) {
          document.querySelectorAll("#waiting i")[at + 1].textContent = text;
        });
        document.getElementById("waiting").hidden = false;
      })(document.documentElement, ${JSON.stringify(heads)});
    </script>`;
