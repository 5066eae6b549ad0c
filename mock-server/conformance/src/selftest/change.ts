// Small changes of functions, for mutants: of what a function gets, returns, or reads from the state.
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
/** The parameters and result of the function that a change is for; its context alone decides which function that is. */
type In<F extends Callable> = Parameters<F>;
type Out<F extends Callable> = ReturnType<F>;
type Change<F> = (real: F) => F;

/** Types a replacement as the function that it replaces. */
const replaced =
  <F extends Callable>(change: (real: (...args: In<F>) => Out<F>) => (...args: In<F>) => unknown): Change<F> =>
  (real) =>
    change(real as never) as unknown as F;

/** Calls the function with other arguments. */
export const input = <F extends Callable>(edit: (...args: In<F>) => In<F>): Change<F> =>
  replaced<F>(
    (real) =>
      (...args) =>
        real(...edit(...args)),
  );

/** Returns another result. */
export const result = <F extends Callable>(edit: (result: Out<F>, ...args: In<F>) => Out<F>): Change<F> =>
  replaced<F>(
    (real) =>
      (...args) =>
        edit(real(...args), ...args),
  );

/** Returns the same result always. */
export const always = <F extends Callable>(value: Out<F>): Change<F> => replaced<F>(() => () => value);

type Operation = (input: never) => unknown;
type InputOf<F extends Operation> = Parameters<F>[0];
type PartOf<F extends Operation, Name extends string> = InputOf<F> extends Record<Name, infer Part> ? Part : never;

const part =
  (name: "body" | "query") =>
  <F extends Operation>(edit: (part: never, input: InputOf<F>) => unknown): Change<F> =>
    input<F>((...[all]) => [{ ...(all as object), [name]: edit(all[name], all) }] as In<F>);

/** Calls an operation with another body. */
export const body: <F extends Operation>(
  edit: (body: PartOf<F, "body">, input: InputOf<F>) => PartOf<F, "body">,
) => Change<F> = part("body");

/** Calls an operation with another query. */
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

/** Replies with other data when the operation succeeds. */
export const data = <F extends Operation>(edit: (data: DataOf<F>) => DataOf<F>): Change<F> =>
  answering((answer) => (answer.ok ? { ...answer, value: edit(answer.value as DataOf<F>) } : answer));

/** Replies with success, without data, where the operation refuses for this reason. */
export const accepts = <F extends Operation>(reason: ReasonOf<F>): Change<F> =>
  answering((answer) => (!answer.ok && answer.reason === reason ? { ok: true, value: null } : answer));

/** The refusal of a rule. */
export const refused = <Reason extends string, Field extends string = never>(reason: Reason, field?: Field) =>
  ({ ok: false, reason, ...(field !== undefined && { field }) }) as const;

/** A state or draft in which the rows of one table read differently; writes are the same. */
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

/** A rule that reads the rows of one table differently. */
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
