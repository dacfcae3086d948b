/**
 * Traditional characters, each before the simplified one of menu and allergens. A new dish may need another pair: all
 * 3,200 of OpenCC are 11 KB.
 */
const pairs = `
乾干 亞亚 佈布 個个 倖幸 倫伦 傳传 兒儿 內内 剋克 員员 喨亮 喫吃 嚕噜 國国 堅坚 塊块
壺壶 婦妇 宮宫 尅克 島岛 帶带 幹干 憶忆 懞蒙 戲戏 捲卷 揚扬 撈捞 攪搅 昇升 時时
條条 樂乐 檸柠 殼壳 毬球 氣气 涼凉 湯汤 溫温 滿满 漢汉 澆浇 澤泽 濃浓 為为 無无 熱热
燒烧 爲为 爾尔 瑪玛 痠酸 發发 盃杯 盤盘 種种 筍笋 箇个 簽签 籠笼 籤签 粵粤 約约
紅红 純纯 細细 統统 絲丝 經经 綠绿 緑绿 羅罗 與与 荳豆 菓果 著着 蓆席 蔔卜 蔥葱
蔴麻 薑姜 藷薯 蘆芦 蘇苏 蘋苹 蘭兰 蘿萝 蝦虾 蠔蚝 衚胡 裏里 裝装 裡里 製制 託托
記记 詢询 語语 調调 請请 豬猪 貝贝 貼贴 賣卖 軟软 進进 遊游 運运 達达 適适 選选
醬酱 釀酿 錦锦 鍋锅 鐵铁 長长 開开 闆板 陞升 陳陈 隻只 雙双 雜杂 雞鸡 雲云 霑沾
質质 頂顶 類类 風风 飄飘 飯饭 飲饮 餃饺 餅饼 餡馅 馬马 騾骡 髮发 鬆松 鬍胡 鬱郁 魚鱼
魷鱿 鮮鲜 鴨鸭 鷄鸡 鹹咸 鹽盐 麗丽 麩麸 麪面 麵面 黃黄 點点 齊齐 齋斋 龍龙
`;

const simplified = new Map(pairs.match(/\S+/g)?.map(([from = '', to = '']) => [from, to]));

/** A text with the simplified characters of the menu, for a guest from Taiwan or Hong Kong. */
export const simplify = (text: string) =>
  text.replace(/\p{Script=Han}/gu, (one) => simplified.get(one) ?? one);
