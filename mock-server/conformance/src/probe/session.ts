// The people of a run: those given on the command line, and those that it signs up itself.

export interface Person {
  readonly id: number | null;
  readonly account: string | null;
  readonly password: string | null;
  readonly token: string;
}

/** In whose name a request is made. */
export type Who = "member" | "other" | "nobody" | "garbage" | "ended";

export interface People {
  readonly member: Person | null;
  readonly other: Person | null;
  /** A token that was good once. */
  readonly ended: string | null;
}

/** A token that nobody was ever given. */
export const GARBAGE = "ct-0000000000000000000000000000";

/** The token for a request; undefined for none, null when the run has nobody of that kind. */
export function tokenOf(people: People, who: Who): string | null | undefined {
  switch (who) {
    case "nobody":
      return undefined;
    case "garbage":
      return GARBAGE;
    case "ended":
      return people.ended;
    case "member":
      return people.member?.token ?? null;
    case "other":
      return people.other?.token ?? null;
  }
}
