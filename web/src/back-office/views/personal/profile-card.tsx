import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, CircleUserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useDialog } from "#back-office/parts/dialog/use-dialog.ts";
import { useUser } from "#back-office/stores/user.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Profile } from "./profile.ts";

const AvatarDialog = lateComponent(async () => (await import("./avatar-dialog.tsx")).AvatarDialog);

/** Avatar, names and contact data; pressing the avatar opens a dialog to change it. */
export function ProfileCard({ profile, onAvatar }: { profile: Profile; onAvatar: (address: string) => void }) {
  const { t } = useLingui();
  const user = useUser();
  const dialog = useDialog<true>();
  return (
    <>
      <Avatar aria-label={t`Change the avatar`} onPointerEnter={AvatarDialog.ahead} onClick={() => dialog.show(true)}>
        {profile.avatarUrl === "" ? (
          <Icon of={CircleUserRound} size={72} />
        ) : (
          <chakra.img src={profile.avatarUrl} alt="" width="full" height="full" objectFit="cover" />
        )}
        <Corner>
          <Icon of={Camera} size={16} />
        </Corner>
      </Avatar>
      <chakra.dl display="grid" gap="3" fontSize="sm">
        <Fact name={<Trans>Account</Trans>}>{user?.username ?? profile.username}</Fact>
        <Fact name={<Trans>Nickname</Trans>}>{profile.realName}</Fact>
        <Fact name={<Trans>Mobile number</Trans>}>{profile.phoneNumber || "–"}</Fact>
        <Fact name={<Trans>Email address</Trans>}>{profile.email || "–"}</Fact>
        <Fact name={<Trans>Roles</Trans>}>
          <Badge colorPalette="brand">{user?.role ?? profile.roles[0]}</Badge>
        </Fact>
      </chakra.dl>
      {dialog.about && <AvatarDialog {...dialog.frame} onSave={onAvatar} />}
    </>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
      <chakra.dt color="ink.second">{name}</chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </chakra.div>
  );
}

const Avatar = chakra(
  "button",
  {
    base: {
      position: "relative",
      justifySelf: "center",
      display: "grid",
      placeItems: "center",
      boxSize: "24",
      borderRadius: "full",
      overflow: "hidden",
      bg: "bg.hover",
      color: "ink.second",
      cursor: "pointer",
    },
  },
  { defaultProps: { type: "button" } },
);
const Corner = chakra("span", {
  base: {
    position: "absolute",
    insetX: "0",
    bottom: "0",
    display: "grid",
    placeItems: "center",
    height: "6",
    bg: "bg.backdrop",
    color: "paper",
  },
});
