CREATE TABLE `borrowers` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`bank_no` text NOT NULL,
	`score` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `borrowers_session_id_unique` ON `borrowers` (`session_id`);--> statement-breakpoint
CREATE TABLE `channels` (
	`pay_code` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`logo` text NOT NULL,
	`barcode` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `coupons` (
	`borrower_id` text NOT NULL,
	`product_id` text NOT NULL,
	`amount` integer NOT NULL,
	`order_id` text,
	PRIMARY KEY(`borrower_id`, `product_id`)
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`borrower_id` text NOT NULL,
	`id` text NOT NULL,
	`product_id` text NOT NULL,
	`status` integer NOT NULL,
	`amount` integer NOT NULL,
	`interest` integer NOT NULL,
	`commission` integer NOT NULL,
	`vat` integer NOT NULL,
	`coupon` integer NOT NULL,
	`penalty` integer NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`extensions` integer NOT NULL,
	PRIMARY KEY(`borrower_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`logo` text NOT NULL,
	`amount` integer NOT NULL,
	`reloaded_amount` integer,
	`commission` integer NOT NULL,
	`periods` integer NOT NULL,
	`term_unit` text NOT NULL,
	`instalments` integer NOT NULL,
	`has_contract` integer NOT NULL,
	`first_status` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `vouchers` (
	`v_code` text PRIMARY KEY NOT NULL,
	`borrower_id` text NOT NULL,
	`order_id` text NOT NULL,
	`pay_code` text NOT NULL,
	`request_type` integer NOT NULL,
	`amount` integer NOT NULL,
	`round` integer NOT NULL,
	`asked` integer NOT NULL,
	`paid_at` integer
);
