// Built-in icons for the route list and the frame, by their names in API responses.
import {
  ArrowLeftRight,
  BadgeCheck,
  Blocks,
  Boxes,
  CircleAlert,
  FileText,
  LayoutDashboard,
  ListTree,
  type LucideIcon,
  NotebookTabs,
  Send,
  Webhook,
} from "lucide-react";

export const LOCAL_ICONS: Readonly<Record<string, LucideIcon>> = {
  "ant-design:dashboard-filled": LayoutDashboard,
  "clarity:document-solid": FileText,
  "cib:telegram-plane": Send,
  "bx:bxs-component": Boxes,
  "ri:function-fill": Blocks,
  "ic:outline-webhook": Webhook,
  "carbon:skill-level-advanced": ListTree,
  "ep:management": NotebookTabs,
  "ci:error": CircleAlert,
  "eos-icons:role-binding": BadgeCheck,
  "ep:switch": ArrowLeftRight,
};
