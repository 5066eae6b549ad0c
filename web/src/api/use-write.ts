import { useMutation, type UseMutationOptions, type UseMutationResult } from "@tanstack/react-query";
import { ApiError, type FieldNames, type NotSentError } from "./api-error.ts";

export type WriteError<Field extends string = string> = ApiError<Field> | NotSentError;

export type Write<Vars, Data, Field extends string> = UseMutationResult<Data, WriteError<Field>, Vars>;

type KeyOf<Type> = Type extends unknown ? keyof Type & string : never;
/** Maps fields of the contract's `Body` to arguments of the call, for the fields that a member can correct. */
export type BodyNames<Body, Vars> = Readonly<Partial<Record<KeyOf<Body>, KeyOf<Vars>>>>;

interface WriteOptions<Vars, Data, Field extends string> extends UseMutationOptions<Data, WriteError<Field>, Vars> {
  readonly mutationFn: (vars: Vars) => Promise<Data>;
  readonly fields: FieldNames<Field>;
}

/** A mutation whose errors name rejected fields by the call's own arguments instead of the wire's names. */
export const useWrite = <Vars, Data, Field extends string>({
  mutationFn,
  fields,
  ...options
}: WriteOptions<Vars, Data, Field>): Write<Vars, Data, Field> =>
  useMutation({
    ...options,
    mutationFn: (vars) =>
      mutationFn(vars).catch((error: unknown) => {
        throw error instanceof ApiError ? error.inNames(fields) : error;
      }),
  });
