// Serves both contracts as pages of Swagger UI, which load nothing from other servers.
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { JsonSchema } from "@hashgrove/contract/contract.ts";
import type { FastifyInstance, FastifyReply } from "fastify";

export interface DocsOptions {
  /** Contracts by page name. */
  readonly documents: Readonly<Record<string, JsonSchema>>;
  /** Functions that return the YAML to download, by address. */
  readonly downloads: Readonly<Record<string, () => string>>;
}

/** Copied from swagger-ui-dist at install, so that the package contains these files instead of the 12 MB library. */
const UI_FOLDER = fileURLToPath(new URL("../../../swagger-ui/", import.meta.url));

const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join("; ");

const titleOf = (document: JsonSchema): string => (document.info as { title: string }).title;

const page = (name: string, { documents, downloads }: DocsOptions): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titleOf(documents[name] ?? {})}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="ui/swagger-ui.css">
<link rel="stylesheet" href="docs.css">
</head>
<body>
<nav aria-label="Contracts">${Object.entries(documents)
  .map(([other, document]) => {
    const current = other === name ? ' aria-current="page"' : "";
    return `<a href="${other}.html"${current}>${titleOf(document)}</a>`;
  })
  .join("")}${Object.keys(downloads)
  .map((address) => `<a href="..${address}" download>${address.split("/").at(-1)}</a>`)
  .join("")}</nav>
<div id="docs" data-contract="${name}.json"></div>
<script src="ui/swagger-ui-bundle.js"></script>
<script src="docs.js"></script>
</body>
</html>
`;

/**
 * Starts Swagger UI in the page. Control calls get the header that they need, and `?world=mine` in the page's address
 * sends product calls to that world.
 */
const SCRIPT = `const container = document.getElementById("docs");
const world = new URLSearchParams(location.search).get("world");
SwaggerUIBundle({
  url: container.dataset.contract,
  domNode: container,
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  persistAuthorization: true,
  displayOperationId: true,
  showExtensions: true,
  validatorUrl: null,
  requestInterceptor: (request) => {
    const url = new URL(request.url, location.href);
    if (url.pathname.startsWith("/__qa/")) request.headers["x-qa"] = "1";
    else if (world && !url.pathname.startsWith("/docs/")) url.pathname = "/w/" + world + url.pathname;
    request.url = url.href;
    return request;
  },
});
`;

const STYLE = `body { margin: 0; }
nav { display: flex; gap: 24px; padding: 0 28px; border-bottom: 1px solid #d8e1ee; font: 600 15px/1.4 system-ui, sans-serif; }
nav a { padding: 16px 0 14px; border-bottom: 2px solid transparent; color: #51607a; text-decoration: none; }
nav a[aria-current] { border-color: #409eff; color: #0b1526; }
nav a:focus-visible { outline: 2px solid #409eff; outline-offset: 2px; }
`;

/** Serves /docs/: one page per contract (index.html is the first) and the contracts as files. */
export async function docsRoutes(app: FastifyInstance, options: DocsOptions): Promise<void> {
  const { documents, downloads } = options;
  const names = Object.keys(documents);
  const send = (reply: FastifyReply, type: string, body: string): FastifyReply =>
    reply.header("content-type", `${type}; charset=utf-8`).header("content-security-policy", POLICY).send(body);
  for (const [name, document] of Object.entries(documents)) {
    const json = JSON.stringify(document);
    app.get(`/docs/${name}.html`, (_request, reply) => send(reply, "text/html", page(name, options)));
    app.get(`/docs/${name}.json`, (_request, reply) => send(reply, "application/json", json));
  }
  for (const [address, textOf] of Object.entries(downloads))
    app.get(address, (_request, reply) => send(reply, "application/yaml", textOf()));
  app.get("/docs/", (_request, reply) => reply.redirect(`${names[0]}.html`));
  app.get("/docs", (_request, reply) => reply.redirect("docs/"));
  app.get("/docs/docs.css", (_request, reply) => send(reply, "text/css", STYLE));
  app.get("/docs/docs.js", (_request, reply) => send(reply, "text/javascript", SCRIPT));
  await app.register(fastifyStatic, {
    root: UI_FOLDER,
    prefix: "/docs/ui/",
    decorateReply: false,
    index: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(js|css)$/.test(path),
  });
}
