// The people of a run: members given in environment variables or signed up by the run.

export interface Person {
  readonly id: number | null;
  readonly account: string | null;
  readonly password: string | null;
  readonly token: string;
}

/** Sender of a request. */
export type Who = "member" | "other" | "nobody" | "garbage" | "ended";

export interface People {
  readonly member: Person | null;
  readonly other: Person | null;
  /** A token of an ended session. */
  readonly ended: string | null;
}

/** A token that was never issued. */
export const GARBAGE = "ct-0000000000000000000000000000";

/** The token of a sender; undefined for none, null if the run has no such person. */
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
