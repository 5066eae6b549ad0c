import { Menu } from "@ark-ui/react/menu";
import { Portal } from "@ark-ui/react/portal";
import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { Icon } from "#components/ui/icon.tsx";

export function TreeMenu() {
  return (
    <Portal>
      <Menu.Positioner>
        <List>
          <Item value="add">
            <Icon of={Plus} size={16} />
            <Trans>Add a child</Trans>
            <Key lang="en">Insert</Key>
          </Item>
          <Item value="rename">
            <Icon of={Pencil} size={16} />
            <Trans>Rename</Trans>
            <Key lang="en">F2</Key>
          </Item>
          <Item value="delete" data-danger>
            <Icon of={Trash2} size={16} />
            <Trans>Delete</Trans>
            <Key lang="en">Delete</Key>
          </Item>
        </List>
      </Menu.Positioner>
    </Portal>
  );
}

const List = chakra(Menu.Content, {
  base: {
    minWidth: "48",
    padding: "1",
    bg: "bg.raised",
    borderWidth: "1px",
    borderRadius: "control",
    boxShadow: "float",
    outline: "none",
    zIndex: "floating",
  },
});

const Item = chakra(Menu.Item, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minHeight: "9",
    paddingX: "3",
    borderRadius: "sm",
    fontSize: "sm",
    cursor: "pointer",
    _highlighted: { bg: "bg.hover" },
    "&[data-danger]": { color: "failure" },
  },
});

/** The keyboard shortcut; key names are not translated. */
const Key = chakra("kbd", {
  base: { marginStart: "auto", paddingStart: "4", color: "ink.second", fontSize: "xs", fontFamily: "inherit" },
});
