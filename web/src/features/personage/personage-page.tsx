import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useDeferredValue } from "react";
import { LANDING } from "#components/dialogs/focus-landing.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { menuItemOf } from "#features/personage/frame/menu.ts";
import { PersonageBar } from "#features/personage/frame/personage-bar.tsx";
import { PersonageMenu } from "#features/personage/frame/personage-menu.tsx";
import "virtual:styles/personage.css";
import { PrintHead } from "#features/personage/frame/print-head.tsx";
import { useKeyboardInset } from "#features/personage/frame/use-keyboard-inset.ts";
import { DuplicateDialog } from "#features/personage/money-request/duplicate-dialog.tsx";
import { PendingRequests } from "#features/personage/money-request/pending-requests.tsx";
import type { SectionName } from "#lib/personage-sections.ts";
import { PersonageFrame } from "#shared/personage-frame.tsx";
import { isSessionOfTab } from "#state/session-of-tab.ts";
import { AssetsSection } from "./assets/assets-section.tsx";
import { FundsFlowSection } from "./funds-flow/funds-flow-section.tsx";
import { HoldingsSection } from "./holdings/holdings-section.tsx";
import { IdentitySection } from "./identity/identity-section.tsx";
import { ProductsSection } from "./products/products-section.tsx";
import { RecordsSection } from "./records/records-section.tsx";
import { SettingsSection } from "./settings/settings-section.tsx";
import { TopUpSection } from "./top-up/top-up-section.tsx";
import { WithdrawalSection } from "./withdrawal/withdrawal-section.tsx";

/** The least used section, in a chunk of its own. */
const InviteSection = lateComponent(
  async () => (await import("./invite/invite-section.tsx")).InviteSection,
  <Skeleton height="27rem" borderRadius="panel" />,
);

const CONTENTS: Record<SectionName, ComponentType> = {
  assets: AssetsSection,
  products: ProductsSection,
  holdings: HoldingsSection,
  identity: IdentitySection,
  "funds-flow": FundsFlowSection,
  invite: InviteSection,
  "top-up": TopUpSection,
  withdrawal: WithdrawalSection,
  records: RecordsSection,
  settings: SettingsSection,
};

/** The personal centre: the menu and the section that `personageHighlight` names. */
export function PersonagePage({ highlight }: { highlight: string | undefined }) {
  const { i18n } = useLingui();
  const { name, label } = menuItemOf(highlight);
  // Menu and heading respond at once; the section renders deferred.
  const drawn = useDeferredValue(name);
  const Section = CONTENTS[drawn];
  usePageHead({ title: i18n._(label) });
  useKeyboardInset();
  return (
    <PersonageFrame>
      <PersonageMenu current={name} />
      <PersonageBar current={name} />
      <Stack alignContent="start" gap={{ base: "3", md: "8" }} minWidth="0">
        <Heading {...LANDING} data-skip-target as="h1" size="xl" fontSize={{ base: "xl", md: "2xl" }}>
          {i18n._(label)}
        </Heading>
        <PrintHead />
        <PendingRequests />
        {isSessionOfTab() && (
          <Notice>
            <Trans>Your browser does not store data for this site, so you are logged in only in this tab.</Trans>
          </Notice>
        )}
        {/* The previous section is removed at once, because the URL no longer names it. */}
        {drawn === name ? <Section /> : <chakra.div minHeight="100dvh" />}
      </Stack>
      <DuplicateDialog />
    </PersonageFrame>
  );
}
