import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Check, Link, Share2 } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { getInviteCodeQuery } from "#api/user.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Panel } from "#components/layout/panel.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useCopy } from "#components/ui/use-copy.ts";
import { showToast } from "#state/toast.ts";
import { inviteLink, shareText } from "./share-text.ts";

const QrCode = lateComponent(
  async () => (await import("#components/media/qr-code.tsx")).QrCode,
  <Skeleton boxSize="11rem" borderRadius="control" />,
);

export function InviteSharePanel({ inviteCode }: { inviteCode: string }) {
  const { t } = useLingui();
  // The copied link takes the code from a call of its own (rule M4); `inviteCode` is the same code, used until that
  // call has returned.
  const code = useQuery(getInviteCodeQuery()).data ?? inviteCode;
  const text = shareText(inviteLink(code));
  const [copyByHand, setCopyByHand] = useState(false);
  const { copied, copy } = useCopy((done) => {
    setCopyByHand(!done);
    if (done) showToast({ kind: "success", text: t`Invite link copied.` });
    else showToast({ kind: "error", text: t`Could not copy the link. It is selected: copy it by hand.` });
  });
  const share = async () => {
    try {
      await navigator.share({ text });
    } catch (error) {
      // A dismissed share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy(text);
    }
  };
  const copyCode = (done: boolean) =>
    done
      ? showToast({ kind: "success", text: t`Invite code copied.` })
      : showToast({ kind: "error", text: t`Could not copy. It is selected: copy it by hand.` });
  return (
    <Panel display="grid" gap="5" justifyItems="center" textAlign="center">
      <QrCode text={inviteLink(inviteCode)} size={144} label={t`QR code of your invite link`} />
      <Stack justifyItems="center" gap="0.5">
        <Muted>
          <Trans>Your invite code</Trans>
        </Muted>
        <chakra.p display="flex" alignItems="center" gap="1" fontSize="xl" fontWeight="semibold" paddingStart="7">
          <chakra.span translate="no" letterSpacing="0.06em" fontVariantNumeric="tabular-nums">
            {inviteCode}
          </chakra.span>
          <CopyButton text={inviteCode} label={t`Copy invite code`} onDone={copyCode} />
        </chakra.p>
      </Stack>
      <chakra.p color="ink.second" fontSize="xs" lineHeight="snug" translate="no" overflowWrap="anywhere">
        {inviteLink(inviteCode)}
      </chakra.p>
      <Stack gap="2.5" width="full">
        {"share" in navigator && (
          <Button variant="soft" onClick={() => void share()}>
            <Icon of={Share2} size={18} />
            <Trans>Share invite link</Trans>
          </Button>
        )}
        <Button variant={"share" in navigator ? "outline" : "soft"} onClick={() => void copy(text)}>
          <Icon of={copied ? Check : Link} size={18} />
          <Trans>Copy invite link</Trans>
        </Button>
      </Stack>
      {copyByHand && <ManualCopyText text={text} />}
    </Panel>
  );
}

/** The text to copy, selected, for browsers that block the clipboard. */
function ManualCopyText({ text }: { text: string }) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => area.current?.select(), []);
  return (
    <chakra.textarea
      ref={area}
      aria-label={t`Invite text`}
      readOnly
      rows={5}
      value={text}
      width="full"
      padding="3"
      fontSize="md"
      lineHeight="snug"
      color="ink"
      bg="bg.sunken"
      borderWidth="1px"
      borderColor="hairline.strong"
      borderRadius="control"
      lang="ja"
    />
  );
}
