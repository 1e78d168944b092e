/** Everything about people that a first visit does not need: loaded in one piece when it is. */
export { default as FriendRequests } from './FriendRequests.svelte'
export { default as Friends } from './Friends.svelte'
export { default as InviteFriends } from './InviteFriends.svelte'
export { default as Leaderboard } from './Leaderboard.svelte'
export { default as PersonSheet } from './PersonSheet.svelte'
export { default as Player } from './Player.svelte'
export { default as PrivacyPanel } from './PrivacyPanel.svelte'
export { default as TableInvitations } from './TableInvitations.svelte'
