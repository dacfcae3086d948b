/** The sentence under the Spanish one. */
export const notStored = '没有网络，此页未保存在浏览器中。网络恢复后会自动打开。';
