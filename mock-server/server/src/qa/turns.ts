// Calls that change a world take turns there: two advances add up, nobody sees half a reset, and what is answered as
// done was done in the life that the answer comes from.
import type { Worlds } from "#worlds/registry.ts";
import { QaFault, type QaOperation, type QaOperationId } from "./operation.ts";

const lasts = new WeakMap<Worlds, Map<string, Promise<void>>>();

/** Runs work on a world after all such work asked for before. */
function turn<T>(worlds: Worlds, id: string, work: () => Promise<T>): Promise<T> {
  const last = lasts.get(worlds) ?? new Map<string, Promise<void>>();
  lasts.set(worlds, last);
  const answered = (last.get(id) ?? Promise.resolve()).then(work);
  const over = answered.then(
    () => undefined,
    () => undefined,
  );
  last.set(id, over);
  void over.then(() => last.get(id) === over && last.delete(id));
  return answered;
}

/** A call on the world of its path, which is looked up when its turn has come. 404: unknown-world, if it is gone by then. */
export const inTurn =
  <Id extends QaOperationId>(operation: QaOperation<Id>): QaOperation<Id> =>
  (input) => {
    const { world: id } = input.path as { readonly world: string };
    return turn(input.worlds, id, async () => {
      const world = input.worlds.get(id);
      if (!world) throw new QaFault(404, "unknown-world", `no such world: ${id}`, "/path/world");
      await world.settle();
      return operation({ ...input, world: world as typeof input.world });
    });
  };

/** A call that makes a world under the id of its body, where it says one. */
export const inTurnOfBody =
  (operation: QaOperation<"qa.createWorld">): QaOperation<"qa.createWorld"> =>
  (input) =>
    input.body.id === undefined ? operation(input) : turn(input.worlds, input.body.id, () => operation(input));

/** A call that makes a world under the id of its path, whether one is there or not. */
export const inTurnOfPath =
  (operation: QaOperation<"qa.putWorld">): QaOperation<"qa.putWorld"> =>
  (input) =>
    turn(input.worlds, input.path.world, () => operation(input));
