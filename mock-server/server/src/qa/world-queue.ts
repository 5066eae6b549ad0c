// Serialises the control calls that change a world, so that two advances add up, no call sees half a reset, and a reply
// acknowledges only work in its own generation.
import type { Worlds } from "#worlds/registry.ts";
import { QaFault, type QaOperation, type QaOperationId } from "./operation.ts";

const queues = new WeakMap<Worlds, Map<string, Promise<void>>>();

/** Runs `work` on a world after all earlier work on it. */
function enqueue<T>(worlds: Worlds, id: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(worlds) ?? new Map<string, Promise<void>>();
  queues.set(worlds, queue);
  const result = (queue.get(id) ?? Promise.resolve()).then(work);
  const end = result.then(
    () => undefined,
    () => undefined,
  );
  queue.set(id, end);
  void end.then(() => queue.get(id) === end && queue.delete(id));
  return result;
}

/**
 * Runs a call after all earlier ones on the world of its path, and looks the world up only when its turn comes. 404:
 * unknown-world, if the world has ended meanwhile.
 */
export const inTurn =
  <Id extends QaOperationId>(operation: QaOperation<Id>): QaOperation<Id> =>
  (input) => {
    const { world: id } = input.path as { readonly world: string };
    return enqueue(input.worlds, id, async () => {
      const world = input.worlds.get(id);
      if (!world) throw new QaFault(404, "unknown-world", `no such world: ${id}`, "/path/world");
      await world.runDueJobs();
      return operation({ ...input, world: world as typeof input.world });
    });
  };

/** Queues a creation behind earlier calls on the same id; without an id in the body it runs at once. */
export const inTurnOfBody =
  (operation: QaOperation<"qa.createWorld">): QaOperation<"qa.createWorld"> =>
  (input) =>
    input.body.id === undefined ? operation(input) : enqueue(input.worlds, input.body.id, () => operation(input));

/** Queues a creation under the id of its path, also when that world exists. */
export const inTurnOfPath =
  (operation: QaOperation<"qa.putWorld">): QaOperation<"qa.putWorld"> =>
  (input) =>
    enqueue(input.worlds, input.path.world, () => operation(input));
