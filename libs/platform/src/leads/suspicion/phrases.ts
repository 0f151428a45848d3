/** A topic of spam. */
export interface Topic {
  name: string;
  /** Certain signs of spam. */
  plain: RegExp;
  /** Weak signs, which can also occur in honest messages. */
  vague?: RegExp;
}

export const topics: readonly Topic[] = [
  {
    name: 'search engine advertising',
    plain:
      /\b(?:back ?links?|link[ -]building|guest (?:post|blog)(?:s|ing)?|domain authority|seo (?:services?|agency|experts?|company|packages?|audit)|(?:first|top) (?:page|spot) (?:of|on|in) google|rank(?:ing|s)?(?: \w+){0,3} (?:on|in|of) google|google rankings?|(?:web(?:site)?|organic) traffic)\b|продвижени\w* сайт|раскрутк/iu,
    vague: /\b(?:seo|serp|keywords?|your (?:web ?site|domain|online presence))\b|сайт/iu,
  },
  {
    name: 'gambling',
    plain:
      /\b(?:online (?:casino|pokies|betting|slots)|casino (?:bonus|online|games?)|free spins?|slot machines?|no[ -]deposit bonus|1xbet|bet365)\b|казино|букмекер|игров\w+ автомат|ставк\w+ на спорт/iu,
    vague: /\b(?:casino|jackpot|betting|poker|roulette)\b|бонус|выигр/iu,
  },
  {
    name: 'medicines',
    plain: /\b(?:viagra|cialis|levitra|tadalafil|sildenafil|kamagra|weight[ -]loss (?:pills?|gummies)|cbd gummies)\b/iu,
    vague: /\b(?:pharmacy|pills?|prescription)\b/iu,
  },
  {
    name: 'quick money',
    plain:
      /\b(?:passive income|(?:crypto|bitcoin|forex) (?:investment|trading|signals?|wallet|profits?)|investment (?:platform|opportunity)|earn (?:up to )?[$€£]?\d[\d,.]* (?:a|per|every) (?:day|week|hour)|double your (?:money|bitcoin)|unclaimed (?:funds?|inheritance)|business loans? (?:at|from))\b|пассивн\w+ доход|заработ\w+ в интернет|инвестиц|криптовалют/iu,
    vague: /\b(?:bitcoin|crypto(?:currency)?|forex|usdt|nfts?)\b|заработ|доход/iu,
  },
  {
    name: 'dating',
    plain:
      /\b(?:adult dating|hook ?ups?|sex(?:y)? (?:girls?|chat|dating)|hot (?:girls?|singles)|webcam girls?|onlyfans)\b|порно|секс|интим/iu,
    vague: /\b(?:dating|singles)\b|знакомств/iu,
  },
  {
    name: 'services for businesses',
    plain:
      /\b(?:web(?:site)? (?:design|development|redesign) (?:services?|company|agency|team)|redesign(?:ing)? your (?:web)?site|explainer videos?|virtual assistants?|(?:buy|more|real) (?:instagram |facebook |tiktok )?followers|e-?mail (?:lists?|database)s? (?:of|for)|lead generation (?:services?|agency|company)|social media (?:marketing|management) (?:services?|agency))\b/iu,
    vague: /\b(?:lead generation|web design|social media marketing|digital marketing|white label|b2b)\b/iu,
  },
];
