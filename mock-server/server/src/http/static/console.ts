import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { controlRequest } from "#http/routes/qa-routes.ts";
import { pagePolicy } from "#http/security/content-security-policy.ts";
import { allowConsole, type ControlAccess } from "#qa/access.ts";
import { serveBuild } from "./built-pages.ts";

export interface ConsoleOptions extends Pick<ControlAccess, "token" | "publicUrl"> {
  /** The folder of the built console; null when there is none. */
  readonly folder: string | null;
}

/**
 * Serves the console to clients that may use the control surface; its files contain no data. Does nothing without a
 * build.
 */
export async function consoleRoutes(app: FastifyInstance, { folder, ...access }: ConsoleOptions): Promise<void> {
  const page = folder && join(folder, "index.html");
  if (!page || !existsSync(page)) return;
  app.addHook("onRequest", (request, reply, done) => {
    const refusal = allowConsole(...controlRequest(request, access));
    if (!refusal) return done();
    const { status, ...body } = refusal;
    reply.code(status).send(body);
  });
  app.get("/__qa/ui", (_request, reply) => reply.redirect("ui/"));
  const policy = pagePolicy(readFileSync(page, "utf8"));
  await serveBuild(app, folder, "/__qa/ui/", () => policy);
}
