import type { FastifyInstance } from "fastify";

/** Whether a path belongs to a route such as `/uploads/:name` or `/pictures/*`. */
function isPathOf(route: string, path: string): boolean {
  const [parts, wanted] = [path.split("/"), route.split("/")];
  for (const [at, part] of wanted.entries()) {
    if (part === "*") return true;
    if (part.startsWith(":") ? !parts[at] : part !== parts[at]) return false;
  }
  return parts.length === wanted.length;
}

/**
 * Returns a function that lists the methods of all routes of a path, for 405 and Allow: HEAD with GET, but not OPTIONS.
 * Call it before adding any route, because it collects routes as they are added.
 */
export function collectMethods(app: FastifyInstance): (path: string) => readonly string[] {
  const fixed = new Map<string, string[]>();
  const open = new Map<string, string[]>();
  app.addHook("onRoute", ({ url, method }) => {
    const routes = /[:*]/.test(url) ? open : fixed;
    // GET implies HEAD below. OPTIONS is left out, because the route for preflights covers all paths.
    const methods = [method].flat().filter((name) => name !== "HEAD" && name !== "OPTIONS");
    if (methods.length > 0) routes.set(url, [...(routes.get(url) ?? []), ...methods]);
  });
  return (path) => {
    const found = new Set(fixed.get(path));
    for (const [route, methods] of open) if (isPathOf(route, path)) for (const method of methods) found.add(method);
    return [...found].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  };
}
