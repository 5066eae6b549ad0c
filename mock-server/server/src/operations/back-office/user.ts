import { answer, refuse, type BackOfficeOperation } from "./back-office-operation.ts";
import { ACCOUNTS } from "./data/accounts.ts";
import { containing, pageOf } from "./page.ts";

/** One page of the demo accounts whose username contains the filter. */
export const list: BackOfficeOperation<"mock.user.list"> = ({ query }) =>
  answer(
    pageOf(
      containing(ACCOUNTS, (account) => account.username, query.username),
      query,
    ),
  );

/** Returns the demo account whose name and password match exactly. Refusals: wrong-account. */
export const login: BackOfficeOperation<"mock.user.login"> = ({ body }) => {
  const found = ACCOUNTS.find(({ username, password }) => username === body.username && password === body.password);
  return found === undefined ? refuse("wrong-account") : answer(found);
};

/** Always succeeds, because the demo back office has no sessions on the server. */
export const loginOut: BackOfficeOperation<"mock.user.loginOut"> = () => answer(null);
