// Small changes of functions, for mutants: of their arguments, their results, or the state that they read.
import type { KeyOf, RowOf, State, TableName } from "@hashgrove/mock-server/domain/state.ts";
import type { Store } from "@hashgrove/mock-server/ports/store.ts";

/** The same object with some properties replaced; its methods still run on the original. */
export const withProperties = <T extends object>(original: T, changed: Partial<T>): T =>
  new Proxy({} as T, {
    get(_, name) {
      if (Object.hasOwn(changed, name)) return Reflect.get(changed, name);
      const value: unknown = Reflect.get(original, name);
      return typeof value === "function" ? value.bind(original) : value;
    },
  });

type Callable = (...args: never) => unknown;
/** Parameters and result of the function F that a change replaces. TypeScript infers F where the change is used. */
type In<F extends Callable> = Parameters<F>;
type Out<F extends Callable> = ReturnType<F>;
type Change<F> = (real: F) => F;

/** Gives a replacement the type of the function that it replaces. */
const replaced =
  <F extends Callable>(change: (real: (...args: In<F>) => Out<F>) => (...args: In<F>) => unknown): Change<F> =>
  (real) =>
    change(real as never) as unknown as F;

/** Edits the arguments before the function is called. */
export const input = <F extends Callable>(edit: (...args: In<F>) => In<F>): Change<F> =>
  replaced<F>(
    (real) =>
      (...args) =>
        real(...edit(...args)),
  );

/** Edits the result of the function. */
export const result = <F extends Callable>(edit: (result: Out<F>, ...args: In<F>) => Out<F>): Change<F> =>
  replaced<F>(
    (real) =>
      (...args) =>
        edit(real(...args), ...args),
  );

/** Returns a fixed value instead of calling the function. */
export const always = <F extends Callable>(value: Out<F>): Change<F> => replaced<F>(() => () => value);

type Operation = (input: never) => unknown;
type InputOf<F extends Operation> = Parameters<F>[0];
type PartOf<F extends Operation, Name extends string> = InputOf<F> extends Record<Name, infer Part> ? Part : never;

const part =
  (name: "body" | "query") =>
  <F extends Operation>(edit: (part: never, input: InputOf<F>) => unknown): Change<F> =>
    input<F>((...[all]) => [{ ...(all as object), [name]: edit(all[name], all) }] as In<F>);

/** Edits the body before the operation is called. */
export const body: <F extends Operation>(
  edit: (body: PartOf<F, "body">, input: InputOf<F>) => PartOf<F, "body">,
) => Change<F> = part("body");

/** Edits the query before the operation is called. */
export const query: <F extends Operation>(edit: (query: PartOf<F, "query">) => PartOf<F, "query">) => Change<F> =
  part("query");

type AnswerOf<F extends Operation> = Awaited<Out<F>>;
type DataOf<F extends Operation> =
  AnswerOf<F> extends infer A ? (A extends { value: infer Data } ? Data : never) : never;
type ReasonOf<F extends Operation> =
  AnswerOf<F> extends infer A ? (A extends { reason: infer Reason } ? Reason : never) : never;
type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: unknown };

const answering = <F extends Operation>(edit: (answer: Answer) => Answer): Change<F> =>
  replaced<F>(
    (real) =>
      async (...args) =>
        edit(await (real(...args) as Promise<Answer>)),
  );

/** Edits the data of a successful reply. */
export const data = <F extends Operation>(edit: (data: DataOf<F>) => DataOf<F>): Change<F> =>
  answering((answer) => (answer.ok ? { ...answer, value: edit(answer.value as DataOf<F>) } : answer));

/** Replies with success, without data, where the operation refuses for this reason. */
export const accepts = <F extends Operation>(reason: ReasonOf<F>): Change<F> =>
  answering((answer) => (!answer.ok && answer.reason === reason ? { ok: true, value: null } : answer));

/** A refusal, as a rule of the server returns it. */
export const refused = <Reason extends string, Field extends string = never>(reason: Reason, field?: Field) =>
  ({ ok: false, reason, ...(field !== undefined && { field }) }) as const;

/** A view of a state or draft that edits the rows of one table when they are read. Writes are unchanged. */
export function reading<S extends State, T extends TableName>(
  state: S,
  table: T,
  edit: (row: RowOf<T>, key: KeyOf<T>) => RowOf<T> | undefined,
): S {
  const rows: State[T] = state[table];
  const get = (key: KeyOf<T>): RowOf<T> | undefined => {
    const row = rows.get(key);
    return row === undefined ? undefined : edit(row, key);
  };
  return withProperties<State>(state, { [table]: withProperties<object>(rows, { get }) }) as S;
}

/** Lets a rule read edited rows of one table. `edit` runs when a row is read. */
export const readingRows = <T extends TableName, F extends (state: never, ...args: never) => unknown>(
  table: T,
  edit: (row: RowOf<T>, key: KeyOf<T>, command: Parameters<F>[1], state: State) => RowOf<T> | undefined,
): Change<F> =>
  input<F>((...args) => {
    const [state, command, ...rest] = args as unknown as readonly [State, Parameters<F>[1], ...unknown[]];
    return [reading(state, table, (row, key) => edit(row, key, command, state)), command, ...rest] as In<F>;
  });

/** A store whose states and drafts are read through `view`. */
export const viewed = (store: Store, view: <S extends State>(state: S) => S): Store => ({
  read: () => view(store.read()),
  transact: (decide) => store.transact((draft, now) => decide(view(draft), now)),
});
