import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { PAGE_HEADERS } from "#http/security/page-policy.ts";

/** A folder is not there, rather than refused. */
export const isFile = (path: string): boolean => !path.endsWith("/");

/**
 * Serves a folder that the build wrote below a prefix: packed files as they lie there, and pages with what they may do.
 * The pages have a route each, so that a wrong address stays one of nobody; the hundreds of hashed assets share one,
 * since each route costs the server's start its part.
 */
export async function serveBuild(app: FastifyInstance, root: string, prefix: string, policy: string): Promise<void> {
  const common = {
    decorateReply: false,
    // The build writes a packed copy beside each file.
    preCompressed: true,
    cacheControl: false,
  } as const;
  await app.register(fastifyStatic, {
    ...common,
    root,
    prefix,
    wildcard: false,
    globIgnore: ["assets/**", "**/*.{br,gz}"],
    setHeaders: (reply, path) => {
      reply.header("cache-control", "no-cache");
      if (!/\.html(\.br|\.gz)?$/.test(path)) return;
      reply.header("content-security-policy", policy);
      for (const [name, value] of Object.entries(PAGE_HEADERS)) reply.header(name, value);
    },
  });
  const assets = join(root, "assets");
  if (!existsSync(assets)) return;
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      ...common,
      decorateReply: true,
      // Its own route for all reads the folder anew for each file, which takes longer than to send one.
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
