/** Questions of a guest in the chat, as the end of the greeting. */
export const chat = {
  price: (dish: string) => `quiero saber el precio de ${dish}`,
};
