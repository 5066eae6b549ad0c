import type { FastifyStaticOptions } from "@fastify/static";
import { PAGE_HEADERS } from "./page-policy.ts";

/** How a folder is served that the build wrote: packed files as they lie there, and pages with what they may do. */
export const builtPages = (root: string, prefix: string, policy: string): FastifyStaticOptions => ({
  root,
  prefix,
  decorateReply: false,
  wildcard: false,
  // The build writes a packed copy beside each file.
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, path) => {
    const hashed = path.includes("/assets/");
    reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    if (!/\.html(\.br|\.gz)?$/.test(path)) return;
    reply.header("content-security-policy", policy);
    for (const [name, value] of Object.entries(PAGE_HEADERS)) reply.header(name, value);
  },
});
