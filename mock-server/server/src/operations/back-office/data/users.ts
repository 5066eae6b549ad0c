import type { BackOfficeUser } from "#ports/back-office-data.ts";
import { nodesOf } from "../tree.ts";
import { DEPARTMENTS } from "./departments.ts";
import { mockId, mockTime, randomOf } from "./random.ts";
import { firstName, fullName } from "./words.ts";

/** The number of users that each initial department has. */
const USERS = 100;
const FIRST_SEED = 0x05e2;

const departmentIds = nodesOf(DEPARTMENTS).map(({ id }) => id);
/** Cache: created on first use, because there are thousands of users and few are requested. */
const drawn = new Map<string, readonly BackOfficeUser[]>();

/** The initial users of a department, the same on every machine; none for a department that was added later. */
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
