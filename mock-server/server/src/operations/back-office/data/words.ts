// Words of the sample data: names, remarks and titles.
import type { NonEmpty, Random } from "./random.ts";

function wordsOf(text: string): NonEmpty<string> {
  const [first = "", ...others] = text.split(" ");
  return [first, ...others];
}

const FIRST_NAMES = wordsOf(
  "Alice Brian Carol Daniel Elena Frank Grace Henry Irene Jacob Karen Louis Maria Nathan Olivia " +
    "Peter Ruth Simon Teresa Victor",
);
const FAMILY_NAMES = wordsOf("王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙");
const GIVEN_NAMES = wordsOf("秀英 伟 敏 静 强 丽 军 洋 艳 勇 娟 明 志远 晓梅");

const REMARKS: NonEmpty<string> = [
  "负责日常工作的安排与跟进",
  "与其他部门共同完成年度计划",
  "定期整理资料并提交总结",
  "处理来自客户的问题和建议",
  "按季度检查目标的完成情况",
  "新成员入职后先在这里学习",
  "每周一上午召开例行会议",
  "协助总部推进各地的项目",
  "保管合同与重要文件的副本",
  "为其他同事提供技术上的帮助",
];

const TITLE_WORDS = wordsOf(
  "Quiet Rivers Carry Small Boats Home Morning Light Over Harbour Green Hills Follow Narrow Roads " +
    "Before Winter Birds Return Under Silver Clouds Gather Near Old Bridges While Lanterns Glow " +
    "Slowly",
);

export const firstName = (random: Random): string => random.pick(FIRST_NAMES);

export const fullName = (random: Random): string => random.pick(FAMILY_NAMES) + random.pick(GIVEN_NAMES);

export const remark = (random: Random): string => random.pick(REMARKS);

/** A title of 5 to 10 capitalised words. */
export const title = (random: Random): string =>
  Array.from({ length: random.int(5, 10) }, () => random.pick(TITLE_WORDS)).join(" ");
