// Sets the Date header of replies without a call: unknown paths and methods, and members' files.
import type { FastifyInstance } from "fastify";
import { type WorldChoice, worldOf } from "#http/requests/world-address.ts";

/** Excludes public images, because caches compute an image's age from its Date. */
const OF_A_WORLD = /^\/(?:api|mock|uploads)\//;

/** Sends the world's time with every reply of a world's path. Calls set the header themselves. */
export function sendWorldDate(app: FastifyInstance, choice: WorldChoice): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (!reply.hasHeader("date") && OF_A_WORLD.test(request.url)) {
      const { world } = worldOf(request, choice);
      if (world) reply.header("date", new Date(world.clock.now()).toUTCString());
    }
    done(null, payload);
  });
}
