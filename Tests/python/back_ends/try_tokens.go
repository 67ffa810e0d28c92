// Reads tokens, one a line, and says of each whether the verifier of docs/back-ends.md takes it.
package main

import (
	"bufio"
	"fmt"
	"os"

	"backend/idtoken"
)

func main() {
	verifier := idtoken.New(os.Args[1], os.Args[2])
	verifier.Pause = 0
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		if claims, err := verifier.Verify(lines.Text()); err == nil {
			fmt.Println("accepted", claims.Subject)
		} else {
			fmt.Println("refused", err)
		}
	}
}
