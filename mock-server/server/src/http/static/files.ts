// Serves files: the built web, the images of the content and of the back office, and members' uploads.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findSession } from "#domain/sessions/session.ts";
import { tokenOf } from "#http/requests/request-context.ts";
import { type WorldChoice, worldOf } from "#http/requests/world-address.ts";
import { pagePolicies } from "#http/security/content-security-policy.ts";
import { signerOf } from "#http/uploads/signed-address.ts";
import { RequestFault } from "#ports/request-fault.ts";
import { hashToken } from "#worlds/entropy.ts";
import { storedFile } from "#worlds/stored-file.ts";
import { isFile, serveBuild } from "./built-pages.ts";

export interface FilesOptions extends WorldChoice {
  /** The folder of the built web; null in tests of the API. */
  readonly webFolder: string | null;
  /** The server's public URL; null without a proxy. */
  readonly publicUrl: string | null;
  readonly picturesFolder: string;
  /** The images and videos of the back office's sample data. */
  readonly demoFolder: string;
}

export async function fileRoutes(app: FastifyInstance, options: FilesOptions): Promise<void> {
  const folders = { "/pictures/": options.picturesFolder, "/demo/": options.demoFolder };
  for (const [prefix, root] of Object.entries(folders)) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: root === options.picturesFolder,
      index: false,
      allowedPath: isFile,
      immutable: false,
      maxAge: "1h",
      setHeaders: (reply) => {
        // An SVG opened directly is a page; it must not load or run anything.
        reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
      },
    });
  }
  if (options.webFolder && existsSync(options.webFolder)) await webRoutes(app, options.webFolder, options);
}

/** Serves members' files. Registered with the API, because pages of allowed other origins request them, too. */
export function uploadRoutes(app: FastifyInstance, choice: WorldChoice): void {
  app.get<Upload>("/uploads/:name", (request, reply) => sendUpload(request, reply, choice));
}

interface Upload {
  Params: { name: string };
  Querystring: Record<string, unknown>;
}

function sendUpload(request: FastifyRequest<Upload>, reply: FastifyReply, choice: WorldChoice): FastifyReply {
  const { world } = worldOf(request, choice);
  const file = world && storedFile(world, request.params.name);
  const token = tokenOf(request);
  const url = `/uploads/${request.params.name}`;
  const owner = world && token ? findSession(world.store.read(), hashToken(token), world.clock.now()) : null;
  const isAllowed =
    world && file && (owner?.id === file.memberId || signerOf(world, url, request.query) === file.memberId);
  // Replies the same whether or not the file exists, to prevent probing for files.
  if (!isAllowed) throw new RequestFault(404);
  return reply
    .header("content-type", file.type)
    .header("content-length", file.bytes)
    .header("content-disposition", file.type === "application/pdf" ? "attachment" : "inline")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("cache-control", "private, no-store")
    .send(file.open());
}

async function webRoutes(app: FastifyInstance, folder: string, { publicUrl, ...choice }: FilesOptions): Promise<void> {
  const index = join(folder, "index.html");
  const policyFor = pagePolicies(existsSync(index) ? readFileSync(index, "utf8") : "");
  await app.register(async (web) => {
    // An unknown world in the address of a page is a typo: reply 404, instead of a web app whose every call fails.
    web.addHook("onRequest", (request, _reply, done) => {
      const isKnown = worldOf(request, choice).fault === null;
      done(isKnown ? undefined : new RequestFault(404, "no such world", { textKey: "unknown-world" }));
    });
    await serveBuild(web, folder, "/", policyFor, publicUrl);
  });
}
