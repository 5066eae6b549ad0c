import type { BackOffice } from "../back-office-operation.ts";
import { mockId, mockStatus, mockTime, randomOf } from "./random.ts";
import { remark } from "./words.ts";

const OFFICES = ["厦门总公司", "北京分公司", "上海分公司", "福州分公司", "深圳分公司"];
const PARTS = ["研发部", "产品部", "运营部", "市场部", "销售部", "客服部"];

const random = randomOf(0x0de9);
const department = (departmentName: string): BackOffice<"Department"> => ({
  departmentName,
  id: mockId(random),
  createTime: mockTime(random),
  status: mockStatus(random),
  remark: remark(random),
});

/** Five offices with six departments each. */
export const DEPARTMENTS: BackOffice<"Department">[] = OFFICES.map((name) => ({
  ...department(name),
  children: PARTS.map(department),
}));
