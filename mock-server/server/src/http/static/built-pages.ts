import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { PAGE_HEADERS } from "#http/security/content-security-policy.ts";
import { hasRelativeLinks, linkedPages } from "./linked-page.ts";

/** Rejects folders, so that they are 404 rather than 403. */
export const isFile = (path: string): boolean => !path.endsWith("/");

/** The Content-Security-Policy for a request with these cookies. */
type PolicyFor = (cookies: string | undefined) => string;

/**
 * Serves a built folder below a prefix: precompressed files, and pages with their security headers. Each page has a
 * route of its own, so that a wrong address is 404. The hundreds of hashed assets share one route, because every route
 * slows the server's start.
 */
export async function serveBuild(
  app: FastifyInstance,
  root: string,
  prefix: string,
  policyFor: PolicyFor,
  publicUrl: string | null = null,
): Promise<void> {
  const secure = (reply: FastifyReply): void => {
    reply.header("cache-control", "no-cache");
    // The policy depends on the browser's cookies, although the file does not.
    reply.header("vary", [reply.getHeader("vary"), "Cookie"].filter(Boolean).join(", "));
    reply.header("content-security-policy", policyFor(reply.request.headers.cookie));
    for (const [name, value] of Object.entries(PAGE_HEADERS)) reply.header(name, value);
  };
  const index = join(root, "index.html");
  const isLinked = existsSync(index) && hasRelativeLinks(readFileSync(index, "utf8"));
  const common = {
    decorateReply: false,
    // The build writes compressed copies beside each file.
    preCompressed: true,
    cacheControl: false,
  } as const;
  await app.register(fastifyStatic, {
    ...common,
    root,
    prefix,
    wildcard: false,
    globIgnore: ["assets/**", "**/*.{br,gz}", ...(isLinked ? ["index.html"] : [])],
    setHeaders: (reply, path) => {
      if (/\.html(\.br|\.gz)?$/.test(path)) secure(reply);
      else reply.header("cache-control", "no-cache");
    },
  });
  if (isLinked) {
    const sendPage = linkedPages(index, publicUrl);
    for (const path of ["", "index.html"])
      app.get(`${prefix}${path}`, (request, reply) => sendPage(request, reply, secure));
  }
  const assets = join(root, "assets");
  if (!existsSync(assets)) return;
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      ...common,
      decorateReply: true,
      // The plugin's own wildcard route lists the folder for each file, which takes longer than sending one.
      serve: false,
      root: assets,
      setHeaders: (reply) => {
        reply.header("cache-control", "public, max-age=31536000, immutable");
      },
    });
    scope.get<{ Params: { name: string } }>(`${prefix}assets/:name`, ({ params: { name } }, reply) =>
      /^[\w-][\w.-]*$/.test(name) ? reply.sendFile(name) : reply.callNotFound(),
    );
  });
}
