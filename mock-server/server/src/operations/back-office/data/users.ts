import type { BackOfficeUser } from "#ports/back-office-data.ts";
import { nodesOf } from "../tree.ts";
import { DEPARTMENTS } from "./departments.ts";
import { mockId, mockTime, randomOf } from "./random.ts";
import { firstName, fullName } from "./words.ts";

/** How many users a department of the start has. */
const USERS = 100;
const FIRST_SEED = 0x05e2;

const departmentIds = nodesOf(DEPARTMENTS).map(({ id }) => id);
/** Drawn when first asked for: there are thousands of them, and few are looked at. */
const drawn = new Map<string, readonly BackOfficeUser[]>();

/** The users that a department has at the start, the same on every machine; none where there was no such department. */
export function usersAtStart(departmentId: string): readonly BackOfficeUser[] {
  const place = departmentIds.indexOf(departmentId);
  if (place < 0) return [];
  const users = drawn.get(departmentId) ?? usersFrom(FIRST_SEED + place);
  drawn.set(departmentId, users);
  return users;
}

function usersFrom(seed: number): readonly BackOfficeUser[] {
  const random = randomOf(seed);
  return Array.from({ length: USERS }, (_, index) => {
    const account = `${firstName(random).toLowerCase()}${index + 1}`;
    return {
      username: fullName(random),
      account,
      email: `${account}@example.test`,
      createTime: mockTime(random),
      id: mockId(random),
    };
  });
}
