import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

interface MenuItem {
  to: "/" | "/product" | "/news" | "/aboutus" | "/personage";
  label: MessageDescriptor;
  /** Members only. */
  member?: true;
}

export const MENU: readonly MenuItem[] = [
  { to: "/", label: msg`Home` },
  { to: "/product", label: msg`Products` },
  { to: "/news", label: msg`News` },
  { to: "/aboutus", label: msg`About us` },
  { to: "/personage", label: msg`Personal centre`, member: true },
];
