import type { FastifyInstance } from "fastify";
import { type WorldChoice, worldOf } from "#http/requests/world-address.ts";

/** Excludes public images, because caches compute an image's age from its Date. */
const OF_A_WORLD = /^\/(?:api|mock|uploads)\//;

/**
 * Sends the world's time as Date with replies that belong to no call, such as a 404 or a member's file. Calls set the
 * header themselves.
 */
export function sendWorldDate(app: FastifyInstance, choice: WorldChoice): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (!reply.hasHeader("date") && OF_A_WORLD.test(request.url)) {
      const { world } = worldOf(request, choice);
      if (world) reply.header("date", new Date(world.clock.now()).toUTCString());
    }
    done(null, payload);
  });
}
