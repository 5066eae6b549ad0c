import type { Template } from "../template-operation.ts";
import { mockId, mockTime, randomOf } from "./random.ts";
import { firstName, fullName } from "./words.ts";

/** The largest page the contract lets a client ask for. */
const LARGEST_PAGE = 1_000;

const random = randomOf(0x05e2);

/** Department users, enough for the largest page. */
export const USERS: Template<"User">[] = Array.from({ length: LARGEST_PAGE }, (_, index) => {
  const account = firstName(random);
  return {
    username: fullName(random),
    account,
    email: `${account.toLowerCase()}${index + 1}@example.test`,
    createTime: mockTime(random),
    id: mockId(random),
  };
});
