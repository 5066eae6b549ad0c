// The scripts that a build puts into index.html: what they ask for ahead of the code, and what they write before it.
const FEATURES = "src/features";

interface FirstView {
  /** The modules of the page, beyond those of every page. */
  readonly modules: readonly string[];
  /** Whether its texts are the personal centre's too. */
  readonly centre?: true;
  /** What it reads first: the path of a call, to which the address' id is added where it ends in "=". */
  readonly read?: string;
}

/** The pages that most addresses lead to; whatever is not here loads as it comes. */
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

/** How long the code stays behind what the page reads first, which is what its reader came for. */
const PATIENCE_MS = 150;
/** The web's own REQUEST_TIMEOUT_MS: a reply that never comes is given up as any other. */
const TIMEOUT_MS = 60_000;
/** The personal centre's section that is meant where the address names none: account assets. */
const FIRST_SECTION = "0";
type ByLanguage<Value> = Readonly<Record<string, Value>>;

/** What the page shows before its code has loaded: heading and lead by page. */
export interface FirstWords {
  readonly heads: ByLanguage<Readonly<Record<string, readonly string[]>>>;
}

/**
 * Starts the load of the code: at once, but where the page has something to show without it after that is painted, with
 * which it would otherwise share the network. What the address's page needs is asked for with it, and not when the code
 * that names it has run; so is what it reads first, which `web/src/api/early-read.ts` takes over.
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
          // Fails with whatever the application cannot start without, too; what it cannot read is no failure of the network.
          import(given.everywhere[0]).catch(function (error) {
            root.dataset.stuck = error instanceof SyntaxError ? "old" : "";
            console.error(error);
          });
        }
        function read() {
          var path = view.read;
          var member = window.member || {};
          delete window.member;
          // Only what a header can carry, as parseUserinfo has it.
          var token = typeof member.token === "string" && /^[\\x21-\\x7e]+$/.test(member.token) ? member.token : "";
          // The figures are the first section's.
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
        // The largest of what each page shows; the shape of the page goes with the first render.
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

/** Writes the head of the page that is coming into the shape of it. */
export const headWriter = ({ heads }: FirstWords): string => `<script>
      (function (root, heads) {
        (heads[root.lang][root.dataset.page] || []).forEach(function (text, at) {
          document.querySelectorAll("#waiting i")[at + 1].textContent = text;
        });
        document.getElementById("waiting").hidden = false;
      })(document.documentElement, ${JSON.stringify(heads)});
    </script>`;
