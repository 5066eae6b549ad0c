import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { CircleCheck, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { useFormat } from "#i18n/use-format.ts";

interface NotificationRowProps {
  /** The change was not in the list when the member last opened it. */
  fresh: boolean;
  good: boolean;
  at: number | null;
  title: ReactNode;
  amount?: ReactNode;
  reason?: string | null;
  children: ReactNode;
}

export function NotificationRow({ fresh, good, at, title, amount, reason, children }: NotificationRowProps) {
  const format = useFormat();
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      paddingY="3"
      borderTopWidth="1px"
      fontSize="sm"
      lineHeight="snug"
    >
      <chakra.span color={good ? "success" : "failure"} paddingTop="0.5">
        <Icon of={good ? CircleCheck : CircleX} size={18} />
      </chakra.span>
      <chakra.div display="grid" gap="0.5" minWidth="0">
        <chakra.span fontWeight="semibold" overflowWrap="anywhere">
          {title}
          {fresh && (
            <Badge colorPalette="brand" marginStart="2">
              <Trans>New</Trans>
            </Badge>
          )}
        </chakra.span>
        {amount}
        {reason && <p>{reason}</p>}
        {at !== null && (
          <Muted as="time" fontVariantNumeric="tabular-nums">
            {format.dateTime(at)}
          </Muted>
        )}
        <chakra.div display="flex" flexWrap="wrap" columnGap="4">
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.li>
  );
}
