/**
 * Phrases of both languages that reject a value: `not:` precedes the value, `not:own` precedes what the
 * customer owns, and `not:judged` follows the value in the same clause.
 */
// prettier-ignore
export const AWAY_WORDS: readonly (readonly [meaning: string, phrases: string])[] = [
  ['not:', `bỏ hết, bỏ luôn, bỏ bớt, bỏ giùm, bỏ giúp, loại bỏ, gạch bỏ, né luôn, né giùm, né giúp, chê luôn, khỏi luôn, trừ luôn, ghét luôn, miễn là không phải, miễn là đừng,
   miễn là không, chán, chán màu, ngán màu, dị ứng với, dị ứng màu, không ưa, không khoái, không hảo, không kết, không ham, không tính, không kể, khỏi tính, chả thích, chẳng thích, chả ưa, chẳng ưa,
   chả mê, chẳng mê, khỏi đưa, khỏi gửi, đừng dính, won't wear, wont wear, will not wear, wouldn't wear, would not wear, wouldnt wear, don't wear, dont wear, do not wear, can't wear, cant wear,
   cannot wear, never wear, refuse to wear, minus, skip, skipping, loathe, despise, detest, not keen on, not that keen on, not too keen on, not so keen on, not very keen on, not really keen on,
   not big on, not into, not that into, not really into, not mad about, not crazy about, don't fancy, dont fancy, do not fancy, don't care for, dont care for, can't do, cant do, cannot stand,
   can't bear, cant bear, fed up with, fed up of, sick of, sick and tired of, tired of, bored of, bored with, done with, had enough of, aside from, leave out, leaving out, forget, forget about,
   leave aside, save for, as long as it's not, as long as its not, as long as it isn't, as long as it isnt, as long as it is not, as long as they're not, as long as theyre not, as long as they aren't,
   as long as they are not, so long as it's not, so long as its not, so long as it isn't, so long as they're not, provided it's not, provided it isn't, i destroy, i always destroy, i ruin, i always ruin, i keep ruining, i'd ruin, i'll ruin, i would ruin, i will ruin,
   i wreck, i always wreck, he destroys, he ruins, she ruins, bad luck with, no luck with, bad experience with, bad experiences with, allergic to, put off by, i'm over, im over, everything bar, anything bar, all bar, any colour bar, any color bar, none of the, none of your, less of the, had it with, can't be, cant be, cannot be, must not be, mustn't be,
   mustnt be, shouldn't be, shouldnt be, should not be, miễn sao không phải, miễn sao đừng, miễn sao không`],
  ['not:own', `already own, i already have, i already got, i've already got, ive already got, he already has, she already has, i have enough, i've got enough, ive got enough, i own enough, i own plenty of, i have plenty of, i've got plenty of`],
  ['not:judged', `is a no, are a no, is a no no, are a no no, is a no-go, are a no-go, is a no go, are a no go, is a hard no, is a big no, are a hard no, is a hard pass, is a pass, are out, is out of the question, are out of the question, is out for me, are out for me, is off the table, are off the table,
   is off the list, are off the list, is a deal breaker, is a dealbreaker, isn't an option, isnt an option, is not an option, are not an option, doesn't count, doesnt count, does not count, don't count,
   dont count, do not count, aren't for me, arent for me, are not for me, isnt for me, aren't my thing, are not my thing, isnt my thing, does nothing for me, do nothing for me, looks awful, looks terrible,
   looks awful on me, looks terrible on me, looks bad on me, is too loud, are too loud, too loud, is too bright, are too bright, too bright, is too flashy, are too flashy, too flashy, doesn't do it for me, doesnt do it for me, does not do it for me, don't do it for me, is not my colour, is not my color, isn't my colour, isn't my color, isnt my colour, isnt my color,
   a no from me, a no for me, a hard no from me, makes me look pale, makes me look old, makes me look older, makes me look fat, makes me look big, makes me look sick, makes me look washed out, washes me out,
   cũng không nốt, cũng không luôn, cũng không lấy, cũng không thích, cũng không ưng, cũng không ưa, cũng không mê, cũng không muốn, cũng khỏi, cũng khỏi nốt, cũng khỏi luôn, cũng thôi, cũng thôi nốt,
   cũng chê, cũng chê nốt, cũng chê luôn, cũng né, cũng né luôn, cũng né nốt, cũng bỏ nốt, cũng bỏ luôn, cũng ghét, cũng ngán, cũng xin kiếu, xin kiếu, thì xin kiếu, thì thôi khỏi, thì khỏi luôn,
   thì bỏ nha, thì bỏ nhé, thì bỏ luôn, thì bỏ hết, thì bỏ qua, thì né, thì ghét, thì ngán, thì miễn nha, thì miễn bàn, thì out, em có rồi, mình có rồi, tui có rồi, anh có rồi, chị có rồi, thì không ưa, không tính nha, không tính nhé, thì không tính, thì khỏi tính,
   dìm da, dìm da lắm, quê quá, nhìn quê, xấu quá, mình chê, em chê, tui chê, tôi chê, con chê`],
];
