/** Narrowest column of short questions: two at most stand in a line, as a third would leave the fourth alone. */
export const shortQuestion = 'max(13rem, 34%)';
