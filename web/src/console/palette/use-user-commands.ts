import { useLingui } from "@lingui/react/macro";
import { useWorld } from "#console/api/live.ts";
import { expire, grant, lock, unlock } from "#console/api/users.ts";
import { useAction } from "#console/parts/use-action.ts";
import { useGranted } from "#console/users/use-granted.ts";
import { useOpenProduct } from "#console/users/use-open-product.ts";
import { useFormat } from "#i18n/use-format.ts";
import type { Command } from "./command.ts";

const GIFT = 100_000;

/** Commands that open the product as a member, give a member money, end sessions, lock or unlock. */
export function useUserCommands(): Command[] {
  const { t } = useLingui();
  const { id, handles } = useWorld();
  const act = useAction();
  const format = useFormat();
  const open = useOpenProduct(id);
  const doneText = useGranted();
  const gift = format.yen(GIFT);
  const group = t`User`;
  return [
    ...handles.flatMap((user): Command[] => [
      {
        id: `open ${user}`,
        title: t`Open the product as ${user}`,
        group,
        words: "open product login",
        run: () => open(user),
      },
      {
        id: `grant ${user}`,
        title: t`Give ${user} ${gift}`,
        group,
        words: "give grant money balance",
        run: () =>
          act(
            () => grant(id, user, { currency: "JPY", amount: GIFT }),
            ({ balance }) => doneText(user, balance),
          ),
      },
      {
        id: `expire ${user}`,
        title: t`End the sessions of ${user}`,
        group,
        words: "expire session log out",
        run: () => act(() => expire(id, user), t`All sessions of ${user} have ended.`),
      },
      {
        id: `lock ${user}`,
        title: t`Lock login of ${user}`,
        group,
        words: "lock password tries",
        run: () => act(() => lock(id, user, "login"), t`${user} cannot log in for 15 minutes.`),
      },
      {
        id: `unlock ${user}`,
        title: t`Unlock ${user}`,
        group,
        words: "unlock password tries",
        run: () => act(() => unlock(id, user), t`${user} is unlocked.`),
      },
    ]),
    {
      id: "open visitor",
      title: t`Open the product as a visitor`,
      group,
      words: "open product visitor",
      run: () => open(null),
    },
  ];
}
